// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/arm_settings.h"
#include "scenario/depth_arms.h"
#include "scenario/parameter_builders.h"

#include <algorithm>

namespace normscope {

namespace {

Scenario chosenAlone(const Scenario& scenario) {
    return alone(lastSettings(planOf(scenario.training, chosenArm(scenario.training))));
}

// The part of the chosen arm that a change goes to.
std::vector<ArmChange>& changesFor(const Parameter& shared, TrainingSettings& settings) {
    TrainingArm& arm = settings.arms[chosenArm(settings)];
    return shared.anyStep && !arm.branches.empty() ? arm.branches.back().changes : arm.changes;
}

void setOwn(const Parameter& shared, const std::string& key, Scenario& scenario, const ParameterValue& value) {
    auto& changes = changesFor(shared, scenario.training);
    const auto present = std::ranges::find(changes, key, &ArmChange::key);
    const auto place = changes.erase(present, present == changes.end() ? present : present + 1);
    // Without a value of its own the arm has what it would have anyway.
    if (shared.get(chosenAlone(scenario)) != value) changes.insert(place, {key, value});
}

Parameter ofChosenArm(const Parameter& shared) {
    const std::string key = shared.key.substr(shared.key.find('.') + 1);
    Parameter own = shared;
    own.key = std::string("arm.").append(key);
    own.get = [&shared](const Scenario& scenario) { return shared.get(chosenAlone(scenario)); };
    own.set = [&shared, key](Scenario& scenario, const ParameterValue& value) { setOwn(shared, key, scenario, value); };
    own.applies = [&shared](const Scenario& scenario) { return shared.applies(chosenAlone(scenario)); };
    return own;
}

Parameter kind() {
    std::vector<describe::Option<DepthArm>> options;
    for (const NamedArm& arm : namedArms()) options.push_back({arm.arm, arm.key, arm.name});
    return describe::choice<DepthArm>(
        {.key = "arm.kind",
         .group = "training",
         .label = NORMSCOPE_TEXT("norm"),
         .help = NORMSCOPE_TEXT("Which norm this arm has and where: Post x = N(x + f(x)), Pre x + f(N(x)), Peri "
                                "x + N(f(N(x))), Output x + N(f(x)), DeepNorm N(αx + f(x)), ReZero x + λf(x) from "
                                "λ = 0, LayerScale x + λf(N(x)).")},
        [](auto& scenario) -> auto& { return scenario.training.arms[chosenArm(scenario.training)].arm; }, options);
}

std::vector<Parameter> ofChosenArm() {
    std::vector<Parameter> all = {kind()};
    for (const Parameter& parameter : parameters())
        if (parameter.perArm) all.push_back(ofChosenArm(parameter));
    return all;
}

} // namespace

const std::vector<Parameter>& chosenArmParameters() {
    static const std::vector<Parameter> all = ofChosenArm();
    return all;
}

const Parameter* findControlParameter(std::string_view key) {
    const auto& own = chosenArmParameters();
    const auto found = std::ranges::find(own, key, &Parameter::key);
    return found != own.end() ? &*found : findParameter(key);
}

} // namespace normscope
