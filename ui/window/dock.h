// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QWidget>

namespace normscope::ui {

// A panel of fixed width at the left or right of the page, with a rule towards it.
class Dock : public QWidget {
    Q_OBJECT
public:
    Dock(Qt::Edge side, int width, QWidget* parent); // side: where in the window it stands

    void setContent(QWidget* content);    // takes it
    void setBreadth(int width, int most); // at the desk's text size, and px that there is room for
    void setTheme(const Theme& theme);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    Qt::Edge m_side;
    int m_width;
    int m_most = QWIDGETSIZE_MAX;
    const Theme* m_theme;
};

} // namespace normscope::ui
