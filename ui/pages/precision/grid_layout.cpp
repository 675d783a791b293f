// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/precision/grid_layout.h"

#include "pages/batch/map_row.h"
#include "pages/precision/lower_part.h"

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr int padding = 16;                  // px
constexpr int axisLeft = 50, axisRight = 16; // px, tick labels, and half of the last one
constexpr int highestMaps = 290, wantedEps = 200;

QRect cutTop(QRect& room, int height) {
    const int most = std::max(room.height() - lowerGap - 1, 1);
    const QRect top(room.left(), room.top(), room.width(), std::clamp(height, 1, most));
    room.setTop(top.bottom() + 1 + lowerGap);
    return top;
}

PanelPlaces::Place textPlace(const QRect& room) { return {room, QRect(0, 0, room.width(), 1)}; }

PanelPlaces::Place plotPlace(const FigurePage& page, const QRect& room) {
    const int left = page.px(axisLeft);
    return {room, QRect(left, 0, std::max(room.width() - left - page.px(axisRight), 10), 1)};
}

struct Placer {
    const FigurePage& page;
    PanelPlaces& panels;

    void place(const char* name, const PanelPlaces::Place& place) const {
        if (page.has(name)) panels.places[page.indexOf(name)] = place;
    }
    void placeMaps(const QRect& room) const {
        std::vector<std::size_t> indices;
        std::vector<const HeatMap*> maps;
        for (std::size_t k = 0; k < page.figure.panels.size(); ++k)
            if (const auto* map = std::get_if<HeatMap>(&page.figure.panels[k])) {
                indices.push_back(k);
                maps.push_back(map);
            }
        const std::vector<PanelPlaces::Place> places = mapRow(maps, room, page.theme, page.px(axisLeft));
        for (std::size_t k = 0; k < indices.size(); ++k) panels.places[indices[k]] = places[k];
    }
    void placeBeside(const LowerPart& lower, const QRect& room) const {
        const int eps = lower.epsWidth(), plot = room.width() - eps - lowerGap;
        place("vector", plotPlace(page, {room.left(), room.top(), plot, room.height()}));
        place("effective-eps", textPlace({room.right() + 1 - eps, room.top(), eps, room.height()}));
    }
    void placeRight(const LowerPart& lower, QRect room) const {
        if (lower.folded == LowerPart::Folded::Eps) return place("vector", plotPlace(page, room));
        if (lower.beside()) return placeBeside(lower, room);
        const int least = lower.epsHeight(), spare = std::max(room.height() - lower.rightHeight(), 0);
        const int eps = std::min(least + spare / 2, std::max(page.px(wantedEps), least));
        place("vector", plotPlace(page, cutTop(room, room.height() - lowerGap - eps)));
        place("effective-eps", textPlace(room));
    }
    void placeLower(const LowerPart& lower, QRect room) const {
        using enum LowerPart::Verdict;
        const int spare = std::max(room.height() - lower.height(), 0), least = lower.verdictHeight();
        const int card = std::max(least, std::min(least + spare / 2, lower.wantedVerdictHeight()));
        if (lower.verdict == Across) place("verdict", textPlace(cutTop(room, card)));
        QRect left(room.left(), room.top(), lower.left(), room.height());
        QRect right(room.right() + 1 - lower.right(), room.top(), lower.right(), room.height());
        if (lower.verdict == Left) place("verdict", textPlace(cutTop(left, card)));
        if (lower.verdict == Right) place("verdict", textPlace(cutTop(right, card)));
        if (lower.folded != LowerPart::Folded::Operations) place("operations", textPlace(left));
        placeRight(lower, right);
    }
};

} // namespace

void placeGridView(const FigurePage& page, const QRect& room, PanelPlaces& panels) {
    const Placer placer{page, panels};
    const LowerPart lower = lowerPart(page, room.width() - 2 * padding, room.height());
    const int rest = room.height() - lowerGap - lower.height();
    const int maps = std::min(std::clamp(rest, lowestMaps(lower), page.px(highestMaps)), room.height() / 2);
    placer.placeMaps({room.left(), room.top(), room.width() - padding, maps});
    const int top = room.top() + maps + lowerGap;
    placer.placeLower(lower, {room.left() + padding, top, lower.width, room.bottom() + 1 - top});
}

} // namespace normscope::ui
