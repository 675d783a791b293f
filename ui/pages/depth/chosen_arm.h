// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "scenario/scenario.h"

#include <algorithm>
#include <optional>

// The chosen arm, and the arm that a hand makes of it.
namespace normscope::ui {

// There is always an arm.
inline std::size_t chosenArm(const DepthSettings& settings) {
    return std::size_t(std::clamp(settings.arm, Index(0), Index(settings.arms.size()) - 1));
}

// The arm with its norm moved; none: no placement is like that. An arm without a norm gets a LayerNorm.
std::optional<DepthArm> withNormAt(const DepthArm& arm, const WiringSlots& where);

} // namespace normscope::ui
