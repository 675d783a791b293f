// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/export.h"

#include <QMenu>

#include <functional>

namespace normscope::ui {

class PageWidget;

// Pictures and data of a page, or of one of its plots.
class ExportMenu : public QMenu {
    Q_OBJECT
public:
    using CurrentPage = std::function<PageWidget*()>;

    ExportMenu(CurrentPage page, QWidget* window);

    void popupFor(const QString& panel, const QPoint& globalPosition); // of one plot
    // Without dialogs. panel empty: the whole page. The format is that of the ending; pictures: png, svg, pdf; data:
    // csv (of a page, one file a plot: NAME-PLOT.csv).
    void write(const QString& panel, const QString& path);
    void copy(const QString& panel);

public slots:
    void exportPage(); // asks for a file

signals:
    void message(const QString& text);

private:
    void fill();
    void fillFor(QMenu& menu, const QString& panel);
    void fillOptions(QMenu& menu);
    void askPicture(const QString& panel);
    void askData(const QString& panel);
    QString suggestedPath(const QString& panel) const;
    Expected<void> writeData(const QString& panel, const QString& path) const;

    CurrentPage m_page;
    QWidget* m_window;
    ExportOptions m_options;
    QString m_folder; // of the last export
};

} // namespace normscope::ui
