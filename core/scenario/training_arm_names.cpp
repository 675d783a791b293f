// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/arm_settings.h"
#include "scenario/depth_arms.h"

#include <algorithm>

namespace normscope {

namespace {

// Labels that are long for a legend.
Text briefLabel(const Parameter& parameter) {
    static const std::pair<const char*, const char*> brief[] = {
        {"training.lr", NORMSCOPE_TEXT("lr")},
        {"training.min_lr", NORMSCOPE_TEXT("least lr")},
        {"training.batch", NORMSCOPE_TEXT("batch")},
        {"training.clip", NORMSCOPE_TEXT("clip")},
        {"training.weight_decay", NORMSCOPE_TEXT("decay")},
        {"training.initialisation", NORMSCOPE_TEXT("init")},
    };
    const auto found = std::ranges::find(brief, parameter.key, [](const auto& pair) { return pair.first; });
    return found != std::end(brief) ? Text(found->second) : parameter.label;
}

// As short as the number is, but no longer than anybody reads.
std::string shortNumber(double value) {
    constexpr int most = 3;
    const std::string digits = roundTrip(value);
    const std::string mantissa = digits.substr(0, digits.find('e'));
    const auto first = mantissa.find_first_of("123456789");
    if (first == std::string::npos) return significant(value, 1);
    const auto count = std::count_if(mantissa.begin() + std::ptrdiff_t(first), mantissa.end(),
                                     [](char c) { return c >= '0' && c <= '9'; });
    return significant(value, std::min(int(count), most));
}

// "warm-up 100", "optimizer SGD", "QK-norm on".
struct Namer {
    const Parameter& parameter;
    Text label = briefLabel(parameter);

    Text operator()(bool on) const { return {on ? NORMSCOPE_TEXT("%1 on") : NORMSCOPE_TEXT("%1 off"), {label}}; }
    Text operator()(std::int64_t value) const { return {"%1 %2", {label, std::to_string(value)}}; }
    Text operator()(double value) const {
        if (value == 0 && parameter.allowZero) return (*this)(false);
        return {"%1 %2", {label, shortNumber(value)}};
    }
    Text operator()(const std::string& key) const {
        const auto choice = std::ranges::find(parameter.choices, key, &Choice::key);
        return {"%1 %2", {label, choice != parameter.choices.end() ? choice->label : Text("%1", {key})}};
    }
    Text operator()(const std::vector<std::string>&) const { return {"%1", {label}}; } // no arm has any
};

Text settingText(const Parameter& parameter, const ParameterValue& value) {
    return std::visit(Namer{parameter}, value);
}

Text joined(const std::vector<Text>& parts) {
    Text all;
    for (const Text& part : parts) all = all.empty() ? part : Text("%1, %2", {all, part});
    return all;
}

Text branchText(const ArmBranch& branch) {
    std::vector<Text> changes;
    for (const ArmChange& change : branch.changes)
        changes.push_back(settingText(armParameter(change.key), change.value));
    const std::string step = std::to_string(branch.step);
    if (changes.empty()) return {NORMSCOPE_TEXT("branch at step %1"), {step}};
    return {NORMSCOPE_TEXT("from step %1: %2"), {step, joined(changes)}};
}

Scenario startOf(const TrainingSettings& settings, std::size_t arm) { return alone(planOf(settings, arm).start); }

// What one arm has that not all of the others have, too.
Text differences(const TrainingSettings& settings, std::size_t arm, const std::vector<std::size_t>& others) {
    const Scenario own = startOf(settings, arm);
    std::vector<Scenario> theirs;
    for (const std::size_t other : others) theirs.push_back(startOf(settings, other));
    std::vector<Text> parts;
    for (const Parameter& parameter : parameters()) {
        if (!parameter.perArm || !parameter.applies(own)) continue;
        const ParameterValue value = parameter.get(own);
        const auto isAnother = [&](const Scenario& their) { return parameter.get(their) != value; };
        if (std::ranges::any_of(theirs, isAnother)) parts.push_back(settingText(parameter, value));
    }
    const auto& branches = settings.arms[arm].branches;
    if (std::ranges::any_of(others, [&](std::size_t other) { return settings.arms[other].branches != branches; }))
        std::ranges::transform(branches, std::back_inserter(parts), branchText);
    return joined(parts);
}

std::vector<std::size_t> othersOf(const TrainingSettings& settings, std::size_t arm, bool ofItsKind) {
    std::vector<std::size_t> others;
    for (std::size_t other = 0; other < settings.arms.size(); ++other)
        if (other != arm && (!ofItsKind || settings.arms[other].arm == settings.arms[arm].arm)) others.push_back(other);
    return others;
}

} // namespace

Text trainingArmName(const TrainingSettings& settings, std::size_t arm) {
    const Text name = named(settings.arms.at(arm).arm).name;
    const Text apart = differences(settings, arm, othersOf(settings, arm, true));
    return apart.empty() ? name : Text("%1, %2", {name, apart});
}

Text trainingArmDifferences(const TrainingSettings& settings, std::size_t arm) {
    return differences(settings, arm, othersOf(settings, arm, false));
}

} // namespace normscope
