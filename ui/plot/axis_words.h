// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

class QPainter;

// Titles and tick labels of the axes.
namespace normscope::ui {

// What stands below an x axis whose places have names: they may need two lines, and the title a line of its own.
struct XAxisRows {
    int lines = 1;
    bool titleBelow = false;

    int height(double scale) const; // px, beyond one line
};

// frame: with its x axis, its height not yet known.
XAxisRows xAxisRows(const Plot& plot, const PlotFrame& frame, const Theme& theme);

QString axisTitle(const Axis& axis);                               // with its unit
double xTitleBaseline(const PlotFrame& frame, const Theme& theme); // px, of a title on a line of its own
void drawXAxisWords(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);
void drawYAxisWords(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
