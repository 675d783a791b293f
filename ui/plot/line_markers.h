// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

#include <vector>

class QPainter;

namespace normscope::ui {

// Which points of each series carry a marker: about 8 along an axis. They stand at the same places however far the
// animation has got, and lines of different form have them at different places.
std::vector<std::vector<std::size_t>> markedPoints(const Plot& plot);
void drawLineMarkers(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
