// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QWidget>

namespace normscope::ui {

// Stands in the place of a plot that must not be seen before the prediction.
class PanelCover : public QWidget {
    Q_OBJECT
public:
    PanelCover(const Theme& theme, QWidget* parent);

    void setTheme(const Theme& theme);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    const Theme* m_theme;
};

// An ink ring round a plot that words point at. It lets the mouse through.
class PanelRing : public QWidget {
    Q_OBJECT
public:
    static constexpr int reach = 3; // px outside the plot

    PanelRing(const Theme& theme, QWidget* parent);

    void setTheme(const Theme& theme);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    const Theme* m_theme;
};

} // namespace normscope::ui
