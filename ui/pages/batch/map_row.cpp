// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/batch/map_row.h"

#include "plot/heat_map_painter.h"
#include "plot/heat_scale.h"
#include "plot/text_painter.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {

namespace {

constexpr int bareLeft = 10, leastRight = 6, leastAxis = 40; // px

// Left and right of the axis of one map.
struct Sides {
    int left = 0, right = 0;
};

Sides sidesOf(const HeatMap& map, const QSize& size, const Theme& theme, int axisLeft) {
    const double scale = textScale(theme);
    Sides sides{map.showYLabels ? axisLeft : int(bareLeft * scale), int(leastRight * scale)};
    const PlotFrame frame = heatMapFrame(map, theme, size, sides.left, size.width());
    sides.right = std::max(sides.right, int(std::ceil(heatScaleRoom(map, frame, theme))) + 1);
    return sides;
}

} // namespace

std::vector<PanelPlaces::Place> mapRow(const std::vector<const HeatMap*>& maps, const QRect& room, const Theme& theme,
                                       int axisLeft) {
    const int count = std::max(int(maps.size()), 1);
    std::vector<Sides> sides;
    int beside = 0;
    for (const HeatMap* map : maps) {
        sides.push_back(sidesOf(*map, {room.width() / count, room.height()}, theme, axisLeft));
        beside += sides.back().left + sides.back().right;
    }
    const int axis = std::max((room.width() - beside) / count, leastAxis);
    std::vector<PanelPlaces::Place> places;
    int left = room.left();
    for (const Sides& side : sides) {
        const int width = side.left + axis + side.right;
        places.push_back({QRect(left, room.top(), width, room.height()), QRect(side.left, 0, axis, 1)});
        left += width;
    }
    return places;
}

} // namespace normscope::ui
