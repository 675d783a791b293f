// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"

#include <array>
#include <optional>

// What the hands do to the norm of a residual step. A norm behind the sum stands alone: no placement has it together
// with another one, so that putting one there takes the others off, and the other way round.
namespace normscope::ui {

enum class Slot { Before, Branch, After }; // upwards in the diagram
inline constexpr std::array allSlots = {Slot::Before, Slot::Branch, Slot::After};

inline const WiringSlots& filledSlots(const Wiring& wiring) { return wiring.places; }
bool isFilled(const WiringSlots& now, Slot slot);
// Dropped on another slot, or (none) beside all slots.
WiringSlots afterDrop(const WiringSlots& now, Slot from, std::optional<Slot> to);
// A click puts a norm there, on the branch beside one that is there already; of two norms it takes one off.
WiringSlots afterClick(const WiringSlots& now, Slot slot);
// One slot up or down; of two norms the upper or the lower one stays.
WiringSlots afterStep(const WiringSlots& now, bool upwards);

} // namespace normscope::ui
