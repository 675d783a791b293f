// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/heat_colours.h"
#include "plot/heat_grid.h"

class QPainter;

// What a map with few cells shows in them.
namespace normscope::ui {

// The cells of a map that stand apart, on paper.
void drawHeatCellsApart(QPainter& painter, const HeatMap& map, const HeatGrid& grid, const HeatColours& colours,
                        const Theme& theme);
// Colour alone does not tell a failure: a word does. In a map whose cells are apart every cell that is not finite has
// one, whether marked or not.
void drawHeatMarks(QPainter& painter, const HeatMap& map, const HeatGrid& grid, const Theme& theme);
void drawChosenCell(QPainter& painter, const HeatMap& map, const HeatGrid& grid, const Theme& theme);

} // namespace normscope::ui
