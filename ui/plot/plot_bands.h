// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

class QPainter;

namespace normscope::ui {

// The areas of the bands of a plot, without outlines.
void drawBands(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
