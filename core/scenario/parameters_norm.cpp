// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

#include <algorithm>

namespace normscope {

namespace {

using describe::at;

bool showsGroupNorm(const Scenario& scenario) {
    return std::ranges::find(scenario.axes.norms, NormKind::Group) != scenario.axes.norms.end();
}
bool hasGamma(const Scenario& scenario) { return scenario.norm.elementwiseAffine; }
bool hasBeta(const Scenario& scenario) { return scenario.norm.elementwiseAffine && scenario.norm.bias; }

Parameter norms() {
    return describe::choices<NormKind>({.key = "axes.norms",
                                        .group = "norms",
                                        .label = NORMSCOPE_TEXT("norms shown"),
                                        .help = NORMSCOPE_TEXT("One to three layers side by side, on the same input "
                                                               "and the same colour scale."),
                                        .minChoices = 1,
                                        .maxChoices = 3},
                                       at(&Scenario::axes, &AxesSettings::norms),
                                       {{NormKind::Layer, "layer", NORMSCOPE_TEXT("LayerNorm")},
                                        {NormKind::Batch, "batch", NORMSCOPE_TEXT("BatchNorm")},
                                        {NormKind::Rms, "rms", NORMSCOPE_TEXT("RMSNorm")},
                                        {NormKind::Group, "group", NORMSCOPE_TEXT("GroupNorm")},
                                        {NormKind::Instance, "instance", NORMSCOPE_TEXT("InstanceNorm")},
                                        {NormKind::None, "none", NORMSCOPE_TEXT("none")}});
}

Parameter numGroups() {
    return describe::integer(
        {.key = "norm.num_groups",
         .group = "norm-option",
         .label = NORMSCOPE_TEXT("groups"),
         .help = NORMSCOPE_TEXT("Into how many groups of neighbouring features GroupNorm cuts a sample; it must divide "
                                "their number. One group pools all features and tokens of a sample, as many groups as "
                                "features are InstanceNorm."),
         .lower = 1,
         .upper = double(maxColumns),
         .sliderLower = 1,
         .sliderUpper = 16,
         .applies = showsGroupNorm},
        at(&Scenario::norm, &NormSettings::numGroups));
}

Parameter eps() {
    return describe::real({.key = "norm.eps",
                           .group = "norms",
                           .label = NORMSCOPE_TEXT("ε"),
                           .help = NORMSCOPE_TEXT(
                               "Added to the variance under the root, so it is a floor: it shows where the variance is "
                               "not much larger. Variance equal to ε gives an output sd of 0.71. At 0 a constant "
                               "group is 0/0. Models use 1e-12 (BERT) to 1e-5 (GPT-2)."),
                           .scale = ParameterScale::Logarithmic,
                           .lower = 1e-12,
                           .upper = 10,
                           .sliderLower = 1e-12,
                           .sliderUpper = 1,
                           .allowZero = true},
                          at(&Scenario::norm, &NormSettings::eps));
}

Parameter gamma() {
    return describe::real(
        {.key = "norm.gamma",
         .group = "norms",
         .label = NORMSCOPE_TEXT("γ (scale)"),
         .help = NORMSCOPE_TEXT("The learned scale, here the same for every feature. It stretches the normalised "
                                "values; being one number, it cannot bring back the spread that each group had."),
         .lower = -10,
         .upper = 10,
         .sliderLower = -1,
         .sliderUpper = 3,
         .applies = hasGamma},
        at(&Scenario::norm, &NormSettings::gamma));
}

Parameter beta() {
    return describe::real(
        {.key = "norm.beta",
         .group = "norms",
         .label = NORMSCOPE_TEXT("β (shift)"),
         .help = NORMSCOPE_TEXT("The learned shift, here the same for every feature. A group of equal "
                                "values comes out of LayerNorm or BatchNorm as exactly β."),
         .lower = -10,
         .upper = 10,
         .sliderLower = -3,
         .sliderUpper = 3,
         .applies = hasBeta},
        at(&Scenario::norm, &NormSettings::beta));
}

Parameter affine() {
    return describe::onOff(
        {.key = "norm.elementwise_affine",
         .group = "norms",
         .label = NORMSCOPE_TEXT("affine (γ, β)"),
         .help = NORMSCOPE_TEXT("Off: neither γ nor β, as in OLMo-1. The output is the normalised value itself.")},
        at(&Scenario::norm, &NormSettings::elementwiseAffine));
}

Parameter bias() {
    return describe::onOff({.key = "norm.bias",
                            .group = "norms",
                            .label = NORMSCOPE_TEXT("bias (β)"),
                            .help = NORMSCOPE_TEXT("Off: γ without β, as RMSNorm is used in LLaMA and T5."),
                            .applies = hasGamma},
                           at(&Scenario::norm, &NormSettings::bias));
}

} // namespace

std::vector<Parameter> normParameters() { return {norms(), numGroups(), eps(), gamma(), beta(), affine(), bias()}; }

} // namespace normscope
