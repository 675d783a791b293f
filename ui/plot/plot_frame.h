// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/plot_data.h"
#include "plot/plot_ticks.h"
#include "plot/theme.h"

#include <QPointF>
#include <QRect>

#include <optional>

namespace normscope::ui {

// What a plot with axes is drawn from: ranges, ticks and where everything stands.
struct PlotFrame {
    QSize size;
    QRect axes;              // the x axis is its lower edge
    bool briefNotes = false; // there is no room for whole read-outs
    PlotRange x, y;
    std::vector<PlotTick> xTicks, yTicks;
    int xLabelLines = 1;      // of the names of places
    bool xTitleBelow = false; // on a line of its own

    // Where the plotting library draws a value, to the pixel.
    double xPixel(double value) const;
    double yPixel(double value) const;
    QPointF pixel(double xValue, double yValue) const { return {xPixel(xValue), yPixel(yValue)}; }
    double right() const { return axes.left() + axes.width(); } // of the x axis
    double xValue(double pixel) const;
    // Under the pointer; none beside the axis, but its ends can be hit from a little outside.
    std::optional<double> xUnder(double pixel) const;
};

// left and width are the wish for the axes: read-outs beside them may take part of the width.
PlotFrame plotFrame(const Plot& plot, const Theme& theme, const QSize& size, int left, int width);
// Width that read-outs take at the right of a panel. A page that stacks plots leaves the largest of them free beside
// the column it gives to all, so that no plot has to be narrower than its neighbours.
int roomBeside(const Plot& plot, const Theme& theme, int panelWidth);

} // namespace normscope::ui
