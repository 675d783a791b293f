// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

class QPainter;

namespace normscope::ui {

// Which columns of a strip are drawn, and how wide the largest share of all may be. Columns that would be narrower than
// 3 pixels are left out at equal steps; that at the cursor never is.
struct StripScale {
    std::size_t step = 1;
    double width = 0; // px
};

StripScale stripScale(const HistogramStrip& strip, const PlotFrame& frame);
// A shape a column, symmetric about its place; a cross for one that is not finite.
void drawStripShapes(QPainter& painter, const HistogramStrip& strip, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
