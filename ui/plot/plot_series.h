// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

class QCustomPlot;

namespace normscope::ui {

// Puts the series, the ranges and the ticks into the plotting library in the theme's colours.
void fillPlot(QCustomPlot& plot, const Plot& panel, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
