// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/heat_colours.h"
#include "plot/plot_frame.h"

class QPainter;

// The colour scale at the right of a map, as high as its axes.
namespace normscope::ui {

double heatScaleRoom(const HeatMap& map, const PlotFrame& frame, const Theme& theme); // px; 0: the map shows none
// A range of one value is a bar of its colour with that value beside it.
void drawHeatScale(QPainter& painter, const HeatMap& map, const HeatColours& colours, const PlotFrame& frame,
                   const Theme& theme);

} // namespace normscope::ui
