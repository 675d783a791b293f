// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

class QPainter;

namespace normscope::ui {

// As of a plot; the colour scale takes its room from the width. Maps side by side stand level, whichever has the title.
PlotFrame heatMapFrame(const HeatMap& map, const Theme& theme, const QSize& size, int left, int width);
void drawHeatMap(QPainter& painter, const HeatMap& map, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
