// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/placement.h"

#include <cstddef>

namespace normscope {

enum class NormKind { None, Layer, Batch, Rms, Group, Instance }; // Group and Instance: on the Axes page only

// Which norm stands where in a stack. Without a norm (None, ReZero) norm is NormKind::None.
struct DepthArm {
    NormKind norm = NormKind::Layer;
    Placement placement = Placement::Pre;
    bool operator==(const DepthArm&) const = default;
};
inline constexpr std::size_t mostArms = 6;

} // namespace normscope
