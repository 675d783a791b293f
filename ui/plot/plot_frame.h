// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/plot_data.h"
#include "plot/theme.h"

#include <QRect>

namespace normscope::ui {

// What a plot with axes is drawn from: ranges, ticks and where everything stands.
struct PlotFrame {
    QSize size;
    QRect axes;              // the x axis is its lower edge
    bool briefNotes = false; // there is no room for whole read-outs
    PlotRange x, y;
    std::vector<PlotTick> xTicks, yTicks;

    double xPixel(double value) const;
    double yPixel(double value) const;
};

// left and width are the wish for the axes: read-outs beside them may take part of the width.
PlotFrame plotFrame(const Plot& plot, const Theme& theme, const QSize& size, int left, int width);

} // namespace normscope::ui
