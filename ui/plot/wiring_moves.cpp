// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/wiring_moves.h"

#include <algorithm>

namespace normscope::ui {
namespace {

WiringSlots changed(WiringSlots result, Slot slot, bool filled) {
    switch (slot) {
    case Slot::Before:
        result.before = filled;
        break;
    case Slot::Branch:
        result.branch = filled;
        break;
    case Slot::After:
        result.after = filled;
    }
    return result;
}

WiringSlots only(Slot slot) { return changed({}, slot, true); }

WiringSlots withNormAt(const WiringSlots& now, Slot slot) {
    return slot == Slot::After || now.after ? only(slot) : changed(now, slot, true);
}

std::size_t norms(const WiringSlots& now) {
    return std::size_t(std::count_if(allSlots.begin(), allSlots.end(), [&](Slot slot) { return isFilled(now, slot); }));
}

} // namespace

bool isFilled(const WiringSlots& now, Slot slot) {
    return slot == Slot::Before ? now.before : slot == Slot::Branch ? now.branch : now.after;
}

WiringSlots afterDrop(const WiringSlots& now, Slot from, std::optional<Slot> to) {
    const WiringSlots left = changed(now, from, false);
    return to ? withNormAt(left, *to) : left;
}

WiringSlots afterClick(const WiringSlots& now, Slot slot) {
    if (!isFilled(now, slot)) return withNormAt(now, slot);
    return norms(now) > 1 ? changed(now, slot, false) : now;
}

WiringSlots afterStep(const WiringSlots& now, bool upwards) {
    if (norms(now) == 0) return now;
    if (norms(now) > 1) return only(upwards ? Slot::Branch : Slot::Before);
    const auto at = std::find_if(allSlots.begin(), allSlots.end(), [&](Slot slot) { return isFilled(now, slot); });
    const bool atTheEnd = *at == (upwards ? allSlots.back() : allSlots.front());
    return atTheEnd ? now : only(upwards ? *(at + 1) : *(at - 1));
}

} // namespace normscope::ui
