// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/depth_arms.h"

#include <algorithm>
#include <stdexcept>

namespace normscope {

const std::vector<NamedArm>& namedArms() {
    using enum NormKind;
    using P = Placement;
    static const std::vector<NamedArm> arms = {
        {{NormKind::None, P::None}, "none", NORMSCOPE_TEXT("No norm")},
        {{Layer, P::Post}, "post_ln", "Post-LN"},
        {{Rms, P::Post}, "post_rms", "Post-RMS"},
        {{Batch, P::Post}, "post_bn", "Post-BN"},
        {{Layer, P::Pre}, "pre_ln", "Pre-LN"},
        {{Rms, P::Pre}, "pre_rms", "Pre-RMS"},
        {{Batch, P::Pre}, "pre_bn", "Pre-BN"},
        {{Layer, P::Sandwich}, "peri_ln", "Peri-LN"},
        {{Rms, P::Sandwich}, "peri_rms", "Peri-RMS"},
        {{Batch, P::Sandwich}, "peri_bn", "Peri-BN"},
        {{Layer, P::Output}, "output_ln", "Output-LN"},
        {{Rms, P::Output}, "output_rms", "Output-RMS"},
        {{Batch, P::Output}, "output_bn", "Output-BN"},
        {{Layer, P::OutputQk}, "output_qk_ln", "Output-LN, QK"},
        {{Rms, P::OutputQk}, "output_qk_rms", "Output-RMS, QK"},
        {{Batch, P::OutputQk}, "output_qk_bn", "Output-BN, QK"},
        {{Layer, P::DeepNorm}, "deepnorm_ln", "DeepNorm"},
        {{Rms, P::DeepNorm}, "deepnorm_rms", "DeepNorm-RMS"},
        {{Batch, P::DeepNorm}, "deepnorm_bn", "DeepNorm-BN"},
        {{NormKind::None, P::ReZero}, "rezero", "ReZero"},
        {{Layer, P::LayerScale}, "layer_scale_ln", "LayerScale"},
        {{Rms, P::LayerScale}, "layer_scale_rms", "LayerScale-RMS"},
        {{Batch, P::LayerScale}, "layer_scale_bn", "LayerScale-BN"},
    };
    return arms;
}

const NamedArm& named(const DepthArm& arm) {
    const auto found = std::ranges::find(namedArms(), arm, &NamedArm::arm);
    if (found == namedArms().end()) throw std::invalid_argument("no such arm");
    return *found;
}

Index headsOf(Index wished, Index width) {
    Index heads = std::min(wished, width);
    while (width % heads != 0) --heads;
    return heads;
}

Index headsOf(const DepthSettings& settings) { return headsOf(settings.heads, settings.width); }

} // namespace normscope
