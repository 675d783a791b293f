// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <map>
#include <vector>

namespace normscope::ui {

class PageWidget;
class PanelCover;
class PanelRing;
class PanelView;
class SketchView;

// What a lesson lays over the plots of a page: rings round those it speaks of, covers over those that wait for a
// prediction, and the axes to draw on in the place of one. They follow the plots when the page moves or remakes them.
// A covered plot is hidden, so that neither export nor screen reader nor keyboard gets at it.
class PanelMarks : public QObject {
    Q_OBJECT
public:
    explicit PanelMarks(QObject* parent = nullptr);
    ~PanelMarks() override;

    void setTheme(const Theme& theme);
    void setPage(PageWidget* page);           // nullptr: nowhere
    void setRings(const QStringList& panels); // of the step
    void setPointed(const QString& panel);    // a ring while words are pointed at; empty: none
    void setCovers(const QStringList& panels);
    void setSketch(const QString& panel, SketchView* sketch); // takes it; nullptr: none
    SketchView* sketch() const;
    void setSketchShown(bool shown);
    void clear();

private:
    template <class T>
    using Named = std::map<QString, QPointer<T>>;

    PanelView* placed(const QString& panel) const; // on the page; nullptr: it is not there or has no room
    void followPage();
    void place();
    void uncover();
    void cover(const QString& panel, QWidget& overlay);
    void placeSketch();
    void placeRings();
    void ring(const QString& panel);

    const Theme* m_theme;
    QPointer<PageWidget> m_page;
    QStringList m_ringed, m_covered;
    QString m_pointed, m_sketched;
    bool m_sketchShown = true;
    QPointer<SketchView> m_sketch;
    std::map<QString, QPointer<PanelView>> m_hidden; // plots that this has hidden, by name
    Named<PanelCover> m_covers;
    Named<PanelRing> m_rings;
};

} // namespace normscope::ui
