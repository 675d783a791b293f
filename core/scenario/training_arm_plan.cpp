// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/arm_settings.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace normscope {

namespace {

void apply(const std::vector<ArmChange>& changes, Scenario& scenario) {
    for (const ArmChange& change : changes) armParameter(change.key).set(scenario, change.value);
}

std::set<Index> branchSteps(const ArmPlan& a, const ArmPlan& b) {
    std::set<Index> steps;
    for (const ArmPlan* plan : {&a, &b})
        for (const ArmPlan::Later& later : plan->later) steps.insert(later.step);
    return steps;
}

} // namespace

bool mayDiffer(const Parameter* parameter) { return parameter != nullptr && parameter->perArm; }

const Parameter& armParameter(std::string_view key) {
    const Parameter* parameter = findParameter(std::string("training.").append(key));
    if (!mayDiffer(parameter)) throw std::invalid_argument(std::string(key).append(": no arm has this to itself"));
    return *parameter;
}

ArmPlan planOf(const TrainingSettings& settings, std::size_t arm) {
    const TrainingArm& own = settings.arms.at(arm);
    Scenario scenario;
    ArmSettings& present = scenario.training.all;
    present = settings.all;
    present.arm = own.arm;
    apply(own.changes, scenario);
    ArmPlan plan{present, {}};
    for (const ArmBranch& branch : own.branches) {
        apply(branch.changes, scenario);
        plan.later.push_back({branch.step, present.learning});
    }
    return plan;
}

const LearningSettings& learningAt(const ArmPlan& plan, Index step) {
    const LearningSettings* found = &plan.start.learning;
    for (const ArmPlan::Later& later : plan.later)
        if (later.step <= step) found = &later.learning;
    return *found;
}

Index partingStep(const ArmPlan& a, const ArmPlan& b, Index steps) {
    if (a.start != b.start) return 0;
    for (const Index step : branchSteps(a, b))
        if (learningAt(a, step) != learningAt(b, step)) return std::min(step, steps);
    return steps;
}

std::size_t chosenArm(const TrainingSettings& settings) {
    return std::size_t(std::clamp<Index>(settings.arm, 0, std::max<Index>(std::ssize(settings.arms) - 1, 0)));
}

ArmSettings lastSettings(const ArmPlan& plan) {
    ArmSettings settings = plan.start;
    if (!plan.later.empty()) settings.learning = plan.later.back().learning;
    return settings;
}

Scenario alone(const ArmSettings& arm) {
    Scenario scenario;
    scenario.page = Page::Training;
    scenario.training.all = arm;
    scenario.training.arms = {{arm.arm, {}, {}}};
    return scenario;
}

bool anyArm(const Scenario& scenario, const std::function<bool(const ArmSettings&)>& needs) {
    for (std::size_t arm = 0; arm < scenario.training.arms.size(); ++arm) {
        const ArmPlan plan = planOf(scenario.training, arm);
        ArmSettings settings = plan.start;
        if (needs(settings)) return true;
        for (const ArmPlan::Later& later : plan.later) {
            settings.learning = later.learning;
            if (needs(settings)) return true;
        }
    }
    return false;
}

} // namespace normscope
