// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/number_list.h"
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
         .help = NORMSCOPE_TEXT("The learned scale, here the same for every feature that has none of its own. It "
                                "stretches the normalised values; being one number, it cannot bring back the spread "
                                "that each group had."),
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
         .help = NORMSCOPE_TEXT("The learned shift, here the same for every feature that has none of its own. A group "
                                "of equal values comes out of LayerNorm or BatchNorm as exactly β."),
         .lower = -10,
         .upper = 10,
         .sliderLower = -3,
         .sliderUpper = 3,
         .applies = hasBeta},
        at(&Scenario::norm, &NormSettings::beta));
}

Expected<void> checkNumbers(const std::string& text) {
    if (const auto numbers = parseNumbers(text); !numbers) return unexpected(numbers.error());
    return {};
}

// A Text whose content is a list of numbers, one a feature.
Parameter featureValues(Parameter parameter, std::vector<double> NormSettings::*values) {
    parameter.type = ParameterType::Text;
    parameter.upper = double(longestList);
    parameter.get = [values](const Scenario& scenario) { return ParameterValue(numbersText(scenario.norm.*values)); };
    parameter.set = [values](Scenario& scenario, const ParameterValue& value) {
        scenario.norm.*values = parseNumbers(std::get<std::string>(value)).value();
    };
    parameter.checkPhrase = checkNumbers;
    return parameter;
}

Parameter gammaValues() {
    return featureValues({.key = "norm.gamma_values",
                          .group = "norm-option",
                          .label = NORMSCOPE_TEXT("γ of each feature"),
                          .help = NORMSCOPE_TEXT("Numbers in the order of the features, as in 1.02, 0.97: γ of the "
                                                 "first ones, as a checkpoint holds it. Features beyond have the one "
                                                 "γ above; empty, all have."),
                          .applies = hasGamma},
                         &NormSettings::gammaValues);
}

Parameter betaValues() {
    return featureValues({.key = "norm.beta_values",
                          .group = "norm-option",
                          .label = NORMSCOPE_TEXT("β of each feature"),
                          .help = NORMSCOPE_TEXT("Numbers in the order of the features, as in 0.1, -0.3: β of the "
                                                 "first ones, as a checkpoint holds it. Features beyond have the one "
                                                 "β above; empty, all have."),
                          .applies = hasBeta},
                         &NormSettings::betaValues);
}

// Words as the title is: no number depends on them, and undo takes them back with the values.
Parameter affineSource() {
    return describe::text({.key = "norm.affine_source",
                           .group = "scenario",
                           .label = NORMSCOPE_TEXT("origin of γ, β"),
                           .help = NORMSCOPE_TEXT("Where γ and β of the features come from; stands in the captions of "
                                                  "figures. Typing other values removes it."),
                           .upper = 300,
                           .display = true},
                          at(&Scenario::norm, &NormSettings::affineSource));
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

std::vector<Parameter> normParameters() {
    return {norms(),       numGroups(),  eps(),          gamma(),  beta(),
            gammaValues(), betaValues(), affineSource(), affine(), bias()};
}

} // namespace normscope
