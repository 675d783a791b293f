// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/training/lower_row.h"

#include "plot/heat_map_painter.h"
#include "plot/heat_scale.h"
#include "plot/matrix_metrics.h"
#include "plot/plot_frame.h"
#include "plot/text_painter.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {

namespace {

constexpr int axisLeft = 50, bareLeft = 10; // px, with and without tick labels
constexpr int leastRight = 12;              // half a tick label
constexpr int leastAxis = 40;
constexpr double matrixShare = 0.42;
constexpr double lowestCell = 5; // below that the title of a matrix comes nearer
constexpr int lowTop = 46;
constexpr double mostRows = 16; // of a matrix that is not there yet

// Left and right of the axes of one panel.
struct Sides {
    int left = 0, right = 0;
};

Sides sidesOf(const Panel& panel, const QSize& size, const Theme& theme) {
    const double scale = textScale(theme);
    Sides sides{int(axisLeft * scale), int(leastRight * scale)};
    if (const auto* plot = std::get_if<Plot>(&panel))
        sides.right = std::max(sides.right, roomBeside(*plot, theme, size.width()) + 1);
    const auto* map = std::get_if<HeatMap>(&panel);
    if (!map) return sides;
    if (!map->showYLabels) sides.left = int(bareLeft * scale);
    const PlotFrame frame = heatMapFrame(*map, theme, size, sides.left, size.width());
    sides.right = std::max(sides.right, int(std::ceil(heatScaleRoom(*map, frame, theme))) + 1);
    return sides;
}

QRect cellsOf(const MatrixPlot& matrix, const QSize& size, const Theme& theme) {
    const double scale = textScale(theme);
    const double rows = matrix.values.rows() > 0 ? double(matrix.values.rows()) : mostRows;
    const int left = matrixLeft(matrix, theme), bottom = matrixBottom(matrix, theme);
    int top = matrixTop(matrix, theme);
    if ((size.height() - top - bottom) / rows < lowestCell * scale) top = std::min(top, int(lowTop * scale));
    const int width = size.width() - left - matrixRight(matrix, theme);
    const double cell = std::min((size.height() - top - bottom) / rows, largestCellHeight * scale);
    return {left, top, std::max(width, 1), std::max(int(std::max(cell, 1.0) * rows), 1)};
}

// One beside the other, with equally wide axes.
std::vector<PanelPlaces::Place> sideBySide(const std::vector<const Panel*>& panels, const QRect& room,
                                           const Theme& theme) {
    std::vector<Sides> sides;
    const QSize share(room.width() / std::max(int(panels.size()), 1), room.height());
    int beside = 0;
    for (const Panel* panel : panels) {
        sides.push_back(sidesOf(*panel, share, theme));
        beside += sides.back().left + sides.back().right;
    }
    const int axis = std::max((room.width() - beside) / std::max(int(panels.size()), 1), leastAxis);
    std::vector<PanelPlaces::Place> places;
    int left = room.left();
    for (const Sides& side : sides) {
        const int width = side.left + axis + side.right;
        places.push_back({QRect(left, room.top(), width, room.height()), QRect(side.left, 0, axis, 1)});
        left += width;
    }
    return places;
}

} // namespace

std::vector<PanelPlaces::Place> lowerRow(const std::vector<const Panel*>& panels, const QRect& room,
                                         const Theme& theme) {
    const auto* matrix = panels.empty() ? nullptr : std::get_if<MatrixPlot>(panels.front());
    if (!matrix) return sideBySide(panels, room, theme);
    const int first = int(axisLeft * textScale(theme)) - matrixLeft(*matrix, theme); // its cells stand below the axes
    const int left = room.left() + std::max(first, 0);
    const int width = int(matrixShare * room.width());
    const QRect place(left, room.top(), width, room.height());
    std::vector<PanelPlaces::Place> places = {{place, cellsOf(*matrix, place.size(), theme)}};
    QRect rest = room;
    rest.setLeft(left + width);
    for (const PanelPlaces::Place& one : sideBySide({panels.begin() + 1, panels.end()}, rest, theme))
        places.push_back(one);
    return places;
}

} // namespace normscope::ui
