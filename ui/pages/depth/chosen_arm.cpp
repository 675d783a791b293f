// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/depth/chosen_arm.h"

namespace normscope::ui {

namespace {

WiringSlots normsOf(Placement placement) {
    switch (placement) {
    case Placement::Pre:
    case Placement::LayerScale:
        return {.before = true};
    case Placement::Sandwich:
        return {.before = true, .branch = true};
    case Placement::Output:
    case Placement::OutputQk:
        return {.branch = true};
    case Placement::Post:
    case Placement::DeepNorm:
        return {.after = true};
    case Placement::None:
    case Placement::ReZero:
        break;
    }
    return {};
}

} // namespace

std::optional<DepthArm> withNormAt(const DepthArm& arm, const WiringSlots& where) {
    if (where == normsOf(arm.placement)) return arm;
    if (where == WiringSlots{}) return DepthArm{NormKind::None, Placement::None};
    const NormKind norm = arm.norm == NormKind::None ? NormKind::Layer : arm.norm;
    for (const Placement placement : {Placement::Pre, Placement::Output, Placement::Post, Placement::Sandwich})
        if (where == normsOf(placement)) return DepthArm{norm, placement};
    return {};
}

} // namespace normscope::ui
