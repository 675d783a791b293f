// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/panel_places.h"
#include "plot/export.h"

#include <QWidget>

namespace normscope::ui {

// The plots of a page: one view a panel of the figure. Where they stand, the page's own canvas says.
class PanelCanvas : public QWidget {
    Q_OBJECT
public:
    void setTheme(const Theme& theme);
    void setFigure(const Figure& figure);
    PanelView* view(const QString& name) const; // nullptr: no such panel

    // panel empty: the whole canvas with its rules; else that panel alone. Views belong to the canvas.
    Picture picture(const QString& panel, const Figure& figure) const;

signals:
    void viewAdded(normscope::ui::PanelView* view); // to connect its gestures, once
    void exportRequested(const QString& panel, const QPoint& globalPosition);
    void laidOut();

protected:
    explicit PanelCanvas(QWidget* parent);

    virtual PanelPlaces placesFor(const Figure& figure, const QSize& size, const Theme& theme) = 0;
    virtual bool samePlaces(const Figure& before, const Figure& next) const; // false is always right, but costs more
    virtual void showPanel(PanelView& view, const Panel& panel) { view.setPanel(panel); }
    const Figure& figure() const { return m_figure; }
    const Theme& shownTheme() const { return *m_theme; }
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void matchViews();
    PanelView* makeView(const Panel& panel);
    void place();

    const Theme* m_theme;
    Figure m_figure;
    PanelPlaces m_places;
    std::vector<PanelView*> m_views; // in the order of the panels
};

} // namespace normscope::ui
