// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/wiring_layout.h"

#include <algorithm>

namespace normscope::ui {
namespace {

constexpr double titleHeight = 38, summaryHeight = 30, lowerEdge = 12; // px at scale 1
constexpr double padding = 4, between = 6, reach = 5;
constexpr double widestBox = 130, highestBox = 30, widestWords = 84, largestRadius = 11;
constexpr double boxOfANorm = 84;                           // px at scale 1: holds its name
constexpr double wordsShare = 0.24, leastWordsShare = 0.15; // of the width, for the placement beside a slot

// Heights of the parts, as shares of the trunk from its top.
constexpr double afterLevel = 0.135, plusLevel = 0.3, branchLevel = 0.455, blockLevel = 0.62, beforeLevel = 0.785,
                 forkLevel = 0.91;
constexpr double boxShare = 0.118, radiusShare = 0.042;

// Where it is narrow the name of the norm comes first.
double wordsWidth(double room, double scale) {
    const double spare = std::max(room - (2 * boxOfANorm + between) * scale, leastWordsShare * room);
    return std::min({wordsShare * room, widestWords * scale, spare});
}

QRectF centred(double x, double y, double width, double height) {
    return {x - width / 2, y - height / 2, width, height};
}

} // namespace

std::optional<Slot> WiringLayout::slotAt(const QPointF& point) const {
    const double margin = reach * scale;
    for (const Slot slot : allSlots)
        if (box(slot).adjusted(-margin, -margin / 2, margin, margin / 2).contains(point)) return slot;
    return std::nullopt;
}

WiringLayout layOutWiring(const QSizeF& size, double scale, bool summary) {
    WiringLayout layout;
    layout.size = size;
    layout.scale = scale;
    layout.top = titleHeight * scale;
    layout.bottom = std::max(size.height() - (summary ? summaryHeight : lowerEdge) * scale, layout.top + 20);
    const double height = layout.bottom - layout.top, room = std::max(size.width() - 2 * padding * scale, 60.0);
    const double box = std::min((room - wordsWidth(room, scale) - between * scale) / 2, widestBox * scale);
    const auto level = [&](double share) { return layout.top + share * height; };
    layout.trunk = padding * scale + box / 2;
    layout.branch = layout.trunk + box + between * scale;
    layout.plus = level(plusLevel);
    layout.fork = level(forkLevel);
    layout.radius = std::min(radiusShare * height, largestRadius * scale);
    const double boxHeight = std::min(boxShare * height, highestBox * scale);
    layout.block = centred(layout.branch, level(blockLevel), box, boxHeight);
    layout.boxes = {centred(layout.branch, level(beforeLevel), box, boxHeight),
                    centred(layout.branch, level(branchLevel), box, boxHeight),
                    centred(layout.trunk, level(afterLevel), box, boxHeight)};
    return layout;
}

} // namespace normscope::ui
