// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/export.h"
#include "scenario/scenario.h"

#include <QMenu>

#include <functional>

namespace normscope::ui {

class PageWidget;

// What leaves the window: pictures and data of a page or of one of its plots, an animation of the page, slides of it,
// a worksheet, and the PyTorch script that computes the same.
class ExportMenu : public QMenu {
    Q_OBJECT
public:
    using CurrentPage = std::function<PageWidget*()>;

    using CurrentScenario = std::function<Scenario()>;

    ExportMenu(CurrentPage page, CurrentScenario scenario, QWidget* window);

    void popupFor(const QString& panel, const QPoint& globalPosition); // of one plot
    // Without dialogs. panel empty: the whole page. The format is that of the ending; pictures: png, svg, pdf; data:
    // csv (of a page, one file a plot: NAME-PLOT.csv).
    void write(const QString& panel, const QString& path);
    void copy(const QString& panel);
    void writeScript(const QString& path); // and its arrays beside it

public slots:
    void exportPage(); // asks for a file
    // Open a dialog, which stays beside the work.
    void animate();
    void makeSlides();
    void makeWorksheet();

signals:
    void message(const QString& text);

private:
    void fill();
    void fillFor(QMenu& menu, const QString& panel);
    void fillOptions(QMenu& menu);
    void askPicture(const QString& panel);
    void askData(const QString& panel);
    void askScript();
    QString suggestedPath(const QString& panel) const;
    Expected<void> writeData(const QString& panel, const QString& path) const;

    CurrentPage m_page;
    CurrentScenario m_scenario;
    QWidget* m_window;
    ExportOptions m_options;
    QString m_folder; // of the last export
};

} // namespace normscope::ui
