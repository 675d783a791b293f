// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_groups.h"
#include "scenario/stack_options.h"

#include <algorithm>
#include <iterator>

// What is stacked: block, size and weights. Parameters of the group "depth-option" serve some blocks or arms only.
namespace normscope {

namespace {

using describe::at;

bool hasAttention(const Scenario& scenario) {
    return scenario.depth.block == BlockKind::AttentionFfn || scenario.depth.block == BlockKind::Parallel;
}
bool hasActivation(const Scenario& scenario) { return scenario.depth.block != BlockKind::Xiong; }
bool hasHidden(const Scenario& scenario) { return scenario.depth.block == BlockKind::Mlp || hasAttention(scenario); }

Parameter block() {
    return describe::choice<BlockKind>(
        {.key = "depth.block",
         .group = "depth",
         .label = NORMSCOPE_TEXT("block"),
         .help = NORMSCOPE_TEXT(
             "What stands on the residual branch. Linear: act(Wx). MLP: width d to 4 d to d. Attention + MLP: "
             "two residual steps a layer, as in a Transformer; parallel: both in one step, as in "
             "GPT-J. Xiong: uniform attention and a ReLU MLP of width d, the block of the Pre-LN "
             "theory.")},
        at(&Scenario::depth, &DepthSettings::block),
        {{BlockKind::Linear, "linear", NORMSCOPE_TEXT("Linear")},
         {BlockKind::Mlp, "mlp", NORMSCOPE_TEXT("MLP")},
         {BlockKind::AttentionFfn, "attention_ffn", NORMSCOPE_TEXT("Attention + MLP")},
         {BlockKind::Parallel, "parallel", NORMSCOPE_TEXT("Parallel")},
         {BlockKind::Xiong, "xiong", NORMSCOPE_TEXT("Xiong")}});
}

Parameter size(const char* key, Text label, Text help, Index DepthSettings::*member, double upper, double sliderUpper,
               std::function<bool(const Scenario&)> applies = {}) {
    const bool option = bool(applies);
    return describe::integer({.key = key,
                              .group = option ? "depth-option" : "depth",
                              .label = std::move(label),
                              .help = std::move(help),
                              .scale = sliderUpper > 64 ? ParameterScale::Logarithmic : ParameterScale::Linear,
                              .lower = 1,
                              .upper = upper,
                              .sliderLower = 1,
                              .sliderUpper = sliderUpper,
                              .applies = std::move(applies)},
                             at(&Scenario::depth, member));
}

Parameter flag(const char* key, Text label, Text help, bool DepthSettings::*member,
               std::function<bool(const Scenario&)> applies) {
    return describe::onOff({.key = key,
                            .group = "depth-option",
                            .label = std::move(label),
                            .help = std::move(help),
                            .applies = std::move(applies)},
                           at(&Scenario::depth, member));
}

Parameter activation() {
    return describe::choice<Activation>(
        {.key = "depth.activation",
         .group = "depth-option",
         .label = NORMSCOPE_TEXT("activation"),
         .help = NORMSCOPE_TEXT("GELU is exact, GELU (tanh) the approximation of GPT-2. A tanh branch is bounded: an "
                                "un-normed stream then grows like √l and does not blow up."),
         .applies = hasActivation},
        at(&Scenario::depth, &DepthSettings::activation), describe::activations());
}

Parameter initialisation() {
    return describe::choice<Initialisation>(
        {.key = "depth.initialisation",
         .group = "depth",
         .label = NORMSCOPE_TEXT("initialisation"),
         .help = NORMSCOPE_TEXT(
             "How weights start. Xavier: variance 2 / (fan_in + fan_out). He: 2 / fan_in (attention stays Xavier). "
             "PyTorch: what nn.Linear "
             "does, variance 1 / (3 fan_in), so small that the blow-up hides. GPT-2: 0.02, and on the branch's last "
             "layer 0.02 / √(number of branches).")},
        at(&Scenario::depth, &DepthSettings::initialisation), describe::initialisations());
}

Parameter gain() {
    return describe::real({.key = "depth.gain",
                           .group = "depth",
                           .label = NORMSCOPE_TEXT("gain"),
                           .help = NORMSCOPE_TEXT("Multiplies the size of the initial weights."),
                           .scale = ParameterScale::Logarithmic,
                           .lower = 0.01,
                           .upper = 100,
                           .sliderLower = 0.1,
                           .sliderUpper = 10},
                          at(&Scenario::depth, &DepthSettings::gain));
}

std::vector<Parameter> sizes() {
    return {
        size("depth.layers", NORMSCOPE_TEXT("layers"),
             NORMSCOPE_TEXT("Depth of the stack. Up to 128 by slider; up to 1000 can be typed, which takes seconds."),
             &DepthSettings::layers, 1000, 128),
        size("depth.width", NORMSCOPE_TEXT("width d"), NORMSCOPE_TEXT("Features of the residual stream (d_model)."),
             &DepthSettings::width, 1024, 256),
        size("depth.heads", NORMSCOPE_TEXT("heads"),
             NORMSCOPE_TEXT("Of the attention. Where the number does not divide the width, the next smaller one that "
                            "does is used."),
             &DepthSettings::heads, 64, 16, hasAttention),
        size("depth.hidden", NORMSCOPE_TEXT("MLP width / d"),
             NORMSCOPE_TEXT("The MLP goes from d to this many d and back."), &DepthSettings::hidden, 16, 8, hasHidden),
        size("depth.tokens", NORMSCOPE_TEXT("tokens"), NORMSCOPE_TEXT("Of a sequence; attention mixes these."),
             &DepthSettings::tokens, 512, 64),
        size(
            "depth.batch", NORMSCOPE_TEXT("batch"),
            NORMSCOPE_TEXT("Sequences. The stream has batch times tokens rows, and BatchNorm takes its statistics over "
                           "all of them."),
            &DepthSettings::batch, 512, 64),
    };
}

std::vector<Parameter> attentionParameters() {
    return {
        flag("depth.causal", NORMSCOPE_TEXT("causal mask"),
             NORMSCOPE_TEXT("A token sees itself and earlier ones only."), &DepthSettings::causal, hasAttention),
        flag("depth.qk_norm", NORMSCOPE_TEXT("QK-norm"),
             NORMSCOPE_TEXT(
                 "Divides the queries and keys of each head by their RMS, in every arm: the logits then cannot grow "
                 "with the stream."),
             &DepthSettings::qkNorm, hasAttention),
        flag("depth.fused_qkv", NORMSCOPE_TEXT("fused QKV init"),
             NORMSCOPE_TEXT("Xavier counts fan_out over the fused matrix of q, k and v (3 d), as nn.MultiheadAttention "
                            "does; off: over each of the three (d)."),
             &DepthSettings::fusedQkv, hasAttention),
    };
}

} // namespace

std::vector<Parameter> depthStackParameters() {
    std::vector<Parameter> all = {block(), activation(), initialisation(), gain()};
    for (const auto part : {sizes, attentionParameters}) std::ranges::move(part(), std::back_inserter(all));
    return all;
}

} // namespace normscope
