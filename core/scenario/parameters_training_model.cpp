// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/arm_settings.h"
#include "scenario/parameter_groups.h"
#include "scenario/stack_options.h"

#include <algorithm>
#include <iterator>

// The network that learns. Each arm may have its own; those of the group "training-option" serve some networks only.
namespace normscope {

namespace {

using Applies = std::function<bool(const Scenario&)>;

template <class Member>
auto model(Member ModelSettings::*member) {
    return [member](auto& scenario) -> auto& { return scenario.training.all.model.*member; };
}

Applies whereBlock(bool (*needs)(BlockKind)) {
    return [needs](const Scenario& scenario) {
        return anyArm(scenario, [needs](const ArmSettings& arm) { return needs(arm.model.block); });
    };
}
Applies wherePlacement(bool (*needs)(Placement)) {
    return [needs](const Scenario& scenario) {
        return anyArm(scenario, [needs](const ArmSettings& arm) { return needs(arm.arm.placement); });
    };
}

bool hasAttention(BlockKind block) { return block == BlockKind::AttentionFfn || block == BlockKind::Parallel; }
bool hasHidden(BlockKind block) { return block == BlockKind::Mlp || hasAttention(block); }
bool hasActivation(BlockKind block) { return block != BlockKind::Xiong; }
bool scalesLayers(Placement placement) { return placement == Placement::LayerScale; }

Parameter ownable(Parameter parameter) {
    if (parameter.applies) parameter.group = "training-option";
    parameter.perArm = true;
    return parameter;
}

Parameter block() {
    return describe::choice<BlockKind>(
        ownable({.key = "training.block",
                 .group = "training",
                 .label = NORMSCOPE_TEXT("block"),
                 .help = NORMSCOPE_TEXT(
                     "What a layer is. Attention + MLP: two residual steps, as in a Transformer; parallel: both in "
                     "one. MLP, linear, Xiong: as on the page Depth. Plain: W act(N(x)) without a skip connection, "
                     "an ordinary MLP with the norm before each activation.")}),
        model(&ModelSettings::block),
        {{BlockKind::AttentionFfn, "attention_ffn", NORMSCOPE_TEXT("Attention + MLP")},
         {BlockKind::Mlp, "mlp", NORMSCOPE_TEXT("MLP")},
         {BlockKind::Parallel, "parallel", NORMSCOPE_TEXT("Parallel")},
         {BlockKind::Linear, "linear", NORMSCOPE_TEXT("Linear")},
         {BlockKind::Xiong, "xiong", NORMSCOPE_TEXT("Xiong")},
         {BlockKind::Plain, "plain", NORMSCOPE_TEXT("Plain")}});
}

Parameter size(const char* key, Text label, Text help, Index ModelSettings::*member, double upper, double sliderLower,
               double sliderUpper, Applies applies = {}) {
    return describe::integer(ownable({.key = key,
                                      .group = "training",
                                      .label = std::move(label),
                                      .help = std::move(help),
                                      .scale = sliderUpper > 64 ? ParameterScale::Logarithmic : ParameterScale::Linear,
                                      .lower = 1,
                                      .upper = upper,
                                      .sliderLower = sliderLower,
                                      .sliderUpper = sliderUpper,
                                      .applies = std::move(applies)}),
                             model(member));
}

std::vector<Parameter> sizes() {
    return {
        size("training.layers", NORMSCOPE_TEXT("layers"),
             NORMSCOPE_TEXT("Depth of the stack. Up to 128 by slider; up to 1000 can be typed."),
             &ModelSettings::layers, 1000, 1, 128),
        size("training.width", NORMSCOPE_TEXT("width d"), NORMSCOPE_TEXT("Features of the residual stream (d_model)."),
             &ModelSettings::width, 512, 8, 256),
        size("training.heads", NORMSCOPE_TEXT("heads"),
             NORMSCOPE_TEXT("Of the attention. Where the number does not divide the width, the next smaller one that "
                            "does is used."),
             &ModelSettings::heads, 64, 1, 16, whereBlock(hasAttention)),
        size("training.hidden", NORMSCOPE_TEXT("MLP width / d"),
             NORMSCOPE_TEXT("The MLP goes from d to this many d and back."), &ModelSettings::hidden, 16, 1, 8,
             whereBlock(hasHidden)),
    };
}

Parameter activation() {
    return describe::choice<Activation>(
        ownable({.key = "training.activation",
                 .group = "training",
                 .label = NORMSCOPE_TEXT("activation"),
                 .help = NORMSCOPE_TEXT("GELU is exact, GELU (tanh) the approximation of GPT-2."),
                 .applies = whereBlock(hasActivation)}),
        model(&ModelSettings::activation), describe::activations());
}

Parameter initialisation() {
    return describe::choice<Initialisation>(
        ownable({.key = "training.initialisation",
                 .group = "training",
                 .label = NORMSCOPE_TEXT("initialisation"),
                 .help = NORMSCOPE_TEXT(
                     "How weights start. Xavier: variance 2 / (fan_in + fan_out). He: 2 / fan_in (attention stays "
                     "Xavier). PyTorch: what nn.Linear does, variance 1 / (3 fan_in), embedding and head too. GPT-2: "
                     "0.02, and on the branch's last layer 0.02 / √(number of branches).")}),
        model(&ModelSettings::initialisation), describe::initialisations());
}

Parameter gain() {
    return describe::real(ownable({.key = "training.gain",
                                   .group = "training",
                                   .label = NORMSCOPE_TEXT("gain"),
                                   .help = NORMSCOPE_TEXT("Multiplies the size of the initial weights of the stack."),
                                   .scale = ParameterScale::Logarithmic,
                                   .lower = 0.01,
                                   .upper = 100,
                                   .sliderLower = 0.1,
                                   .sliderUpper = 10}),
                          model(&ModelSettings::gain));
}

Parameter flag(const char* key, Text label, Text help, bool ModelSettings::*member, Applies applies = {}) {
    return describe::onOff(ownable({.key = key,
                                    .group = "training",
                                    .label = std::move(label),
                                    .help = std::move(help),
                                    .applies = std::move(applies)}),
                           model(member));
}

std::vector<Parameter> moreNorms() {
    return {
        flag("training.qk_norm", NORMSCOPE_TEXT("QK-norm"),
             NORMSCOPE_TEXT("Divides the queries and keys of each head by their RMS: the logits then cannot grow with "
                            "the stream."),
             &ModelSettings::qkNorm, whereBlock(hasAttention)),
        flag("training.embedding_norm", NORMSCOPE_TEXT("norm of the input"),
             NORMSCOPE_TEXT("A norm behind the embedding, as in BLOOM: of the arm's own kind, LayerNorm for an arm "
                            "without one."),
             &ModelSettings::embeddingNorm),
        flag("training.final_norm", NORMSCOPE_TEXT("final norm"),
             NORMSCOPE_TEXT("One norm behind the last layer of placements whose stream is not normed (Pre, Peri, "
                            "Output, LayerScale). Post-LN never has one: it would norm twice."),
             &ModelSettings::finalNorm, wherePlacement(mayEndWithNorm)),
    };
}

Parameter layerScale() {
    return describe::real(
        ownable({.key = "training.layer_scale",
                 .group = "training",
                 .label = NORMSCOPE_TEXT("λ of LayerScale"),
                 .help = NORMSCOPE_TEXT(
                     "Where LayerScale's λ starts: CaiT takes 0.1 up to 18 layers, 1e-5 at 24, 1e-6 deeper."),
                 .scale = ParameterScale::Logarithmic,
                 .lower = 1e-8,
                 .upper = 10,
                 .sliderLower = 1e-6,
                 .sliderUpper = 1,
                 .applies = wherePlacement(scalesLayers)}),
        model(&ModelSettings::layerScale));
}

} // namespace

std::vector<Parameter> trainingModelParameters() {
    std::vector<Parameter> all = {block()};
    std::ranges::move(sizes(), std::back_inserter(all));
    for (const auto part : {activation, initialisation, gain}) all.push_back(part());
    std::ranges::move(moreNorms(), std::back_inserter(all));
    all.push_back(layerScale());
    return all;
}

} // namespace normscope
