// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/depth_arms.h"
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

#include <algorithm>

// What differs between the arms, and what all of them share about norms.
namespace normscope {

namespace {

using describe::at;

bool endsWithNorm(const Scenario& scenario) {
    return std::ranges::any_of(scenario.depth.arms, [](const DepthArm& arm) { return mayEndWithNorm(arm.placement); });
}
bool scalesLayers(const Scenario& scenario) {
    return std::ranges::any_of(scenario.depth.arms,
                               [](const DepthArm& arm) { return arm.placement == Placement::LayerScale; });
}

Parameter arms() {
    std::vector<describe::Option<DepthArm>> options;
    for (const NamedArm& arm : namedArms()) options.push_back({arm.arm, arm.key, arm.name});
    return describe::choices<DepthArm>(
        {.key = "depth.arms",
         .group = "depth",
         .label = NORMSCOPE_TEXT("arms"),
         .help = NORMSCOPE_TEXT("One to six stacks of the same weights and input, each with a norm in another place: "
                                "Post x = N(x + f(x)), Pre x + f(N(x)), Peri x + N(f(N(x))), Output x + N(f(x)), "
                                "DeepNorm N(αx + f(x)), ReZero x + 0·f(x), LayerScale x + λf(N(x))."),
         .minChoices = 1,
         .maxChoices = mostArms},
        at(&Scenario::depth, &DepthSettings::arms), options);
}

Parameter finalNorm() {
    return describe::onOff(
        {.key = "depth.final_norm",
         .group = "depth-option",
         .label = NORMSCOPE_TEXT("final norm"),
         .help = NORMSCOPE_TEXT("One norm behind the last layer of placements whose stream is not normed (Pre, Peri, "
                                "Output, LayerScale). Post-LN never has one: it would norm twice."),
         .applies = endsWithNorm},
        at(&Scenario::depth, &DepthSettings::finalNorm));
}

Parameter embeddingNorm() {
    return describe::onOff(
        {.key = "depth.embedding_norm",
         .group = "depth",
         .label = NORMSCOPE_TEXT("norm of the input"),
         .help = NORMSCOPE_TEXT("A norm behind the embedding, as in BLOOM: of the arm's own kind, LayerNorm for an arm "
                                "without one. Every row then starts with RMS 1.")},
        at(&Scenario::depth, &DepthSettings::embeddingNorm));
}

Parameter layerScale() {
    return describe::real({.key = "depth.layer_scale",
                           .group = "depth-option",
                           .label = NORMSCOPE_TEXT("λ of LayerScale"),
                           .help = NORMSCOPE_TEXT(
                               "Where LayerScale's λ starts: CaiT takes 0.1 up to 18 layers, 1e-5 at 24, 1e-6 deeper."),
                           .scale = ParameterScale::Logarithmic,
                           .lower = 1e-8,
                           .upper = 10,
                           .sliderLower = 1e-6,
                           .sliderUpper = 1,
                           .applies = scalesLayers},
                          at(&Scenario::depth, &DepthSettings::layerScale));
}

Parameter dropout() {
    return describe::real(
        {.key = "depth.dropout",
         .group = "depth",
         .label = NORMSCOPE_TEXT("dropout"),
         .help = NORMSCOPE_TEXT("Share of each branch's values that is set to 0, the others divided by 1 − p: "
                                "LN(h + Drop(Δ)). Seeded."),
         .lower = 0,
         .upper = 0.95,
         .sliderLower = 0,
         .sliderUpper = 0.9},
        at(&Scenario::depth, &DepthSettings::dropout));
}

} // namespace

std::vector<Parameter> depthArmParameters() { return {arms(), finalNorm(), embeddingNorm(), layerScale(), dropout()}; }

} // namespace normscope
