// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"
#include "scenario/training_arms.h"

// Which arms there are. Their own settings stand in their texts.
namespace normscope {

namespace {

ParameterValue textsOf(const Scenario& scenario) {
    std::vector<std::string> texts;
    for (const TrainingArm& arm : scenario.training.arms) texts.push_back(armText(arm));
    return texts;
}

void setArms(Scenario& scenario, const ParameterValue& value) {
    scenario.training.arms.clear();
    for (const std::string& text : std::get<std::vector<std::string>>(value))
        scenario.training.arms.push_back(parseArm(text).value());
}

Expected<void> checkArm(const std::string& text) {
    if (const auto arm = parseArm(text); !arm) return unexpected(arm.error());
    return {};
}

Parameter arms() {
    return describe::complete(
        {.key = "training.arms",
         .group = "training",
         .label = NORMSCOPE_TEXT("arms"),
         .help = NORMSCOPE_TEXT("One to six networks that learn the same task, each with a norm in its place and what "
                                "it has to itself: \"post_ln warmup=100\". Behind @STEP stands what it changes in the "
                                "middle of the run: \"post_ln @50 lr=0.001\"."),
         .type = ParameterType::Phrases,
         .minChoices = 1,
         .maxChoices = mostArms,
         .get = textsOf,
         .set = setArms,
         .checkPhrase = checkArm,
         .example = "post_ln warmup=100"});
}

Parameter arm() {
    return describe::integer(
        {.key = "training.arm",
         .group = "training",
         .label = NORMSCOPE_TEXT("chosen arm"),
         .help = NORMSCOPE_TEXT("Counted from 0: the arm whose own settings are shown, and of the matrix."),
         .lower = 0,
         .upper = double(mostArms - 1),
         .sliderLower = 0,
         .sliderUpper = double(mostArms - 1),
         .display = true},
        describe::at(&Scenario::training, &TrainingSettings::arm));
}

} // namespace

std::vector<Parameter> trainingArmParameters() { return {arms(), arm()}; }

} // namespace normscope
