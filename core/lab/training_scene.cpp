// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_scene.h"

#include "lab/training_setup.h"
#include "scenario/arm_settings.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

namespace {

using enum LineForm;

// For the third line and later ones of a hue and form, where no other arm of the hue has them.
constexpr LineForm spareForms[] = {Pre, Post, Sandwich, Output, DeepNorm, ReZero, LayerScale};

LineForm spareForm(const std::vector<DepthArm>& arms, const std::vector<ArmLook>& looks, Role role) {
    for (const LineForm form : spareForms) {
        const bool natural =
            std::ranges::any_of(arms, [&](const DepthArm& arm) { return roleOf(arm) == role && formOf(arm) == form; });
        const bool taken =
            std::ranges::any_of(looks, [&](const ArmLook& look) { return look.role == role && look.form == form; });
        if (!natural && !taken) return form;
    }
    return Plain;
}

Text joinedBy(const char* lastTwo, const std::vector<Text>& parts) {
    if (parts.size() < 2) return parts.empty() ? Text() : parts.front();
    return {lastTwo, {sequence({parts.begin(), parts.end() - 1}, ", "), parts.back()}};
}

} // namespace

std::string armKey(std::size_t arm) { return {char('a' + arm)}; }

namespace {

Index leavesAt(const TrainingSettings& settings, std::size_t arm) {
    if (settings.arms[arm].branches.empty()) return 0;
    const ArmPlan plan = planOf(settings, arm);
    Index leaves = 0;
    for (std::size_t k = 0; k < arm; ++k)
        leaves = std::max(leaves, partingStep(planOf(settings, k), plan, settings.steps));
    return std::min(leaves, plan.later.back().step);
}

} // namespace

std::vector<ArmLook> armLooks(const TrainingSettings& settings) {
    std::vector<DepthArm> arms;
    for (const TrainingArm& arm : settings.arms) arms.push_back(arm.arm);
    std::vector<ArmLook> looks;
    for (std::size_t k = 0; k < arms.size(); ++k) {
        const auto alike = std::count_if(arms.begin(), arms.begin() + Index(k), [&](const DepthArm& earlier) {
            return roleOf(earlier) == roleOf(arms[k]) && formOf(earlier) == formOf(arms[k]);
        });
        ArmLook look{roleOf(arms[k]), formOf(arms[k]), alike == 1,
                     armLetter(k),    armKey(k),       trainingArmName(settings, k)};
        if (alike > 1) look.form = spareForm(arms, looks, look.role);
        look.from = leavesAt(settings, k);
        looks.push_back(std::move(look));
    }
    return looks;
}

double TrainingScene::chance() const {
    return result.classes > 1 ? std::log(result.classes) : std::numeric_limits<double>::quiet_NaN();
}

TrainingScene trainingScene(const TrainingResult& result, const TrainingLook& look) {
    TrainingScene scene{.result = result, .display = look.display.value_or(result.scenario.training)};
    scene.newest = newestStep(result);
    scene.reached = Index(std::floor(std::clamp(look.frame, 0.0, double(scene.newest))));
    scene.hovered = look.hovered.has_value();
    scene.cursor = std::clamp<Index>(look.hovered.value_or(scene.reached), 0, scene.newest);
    scene.arm = std::size_t(std::clamp<Index>(scene.display.arm, 0, std::ssize(result.arms) - 1));
    scene.ranges = look.ranges;
    scene.looks = armLooks(scene.settings());
    return scene;
}

const TrainingRun* firstRun(const TrainingResult& result, std::size_t arm) {
    const auto& runs = result.arms[arm].runs;
    return runs.empty() ? nullptr : runs.front().get();
}

const StepRecord* recordAt(const TrainingScene& scene, std::size_t arm, Index steps) {
    const TrainingRun* run = firstRun(scene.result, arm);
    if (!run || run->steps() == 0 || steps < 1) return nullptr;
    return run->records[std::size_t(std::min(steps, run->steps()) - 1)].get();
}

double plannedRate(const ArmPlan& plan, Index step, Index steps) {
    return learningRate(trainerPace(learningAt(plan, step), plan.start.model, steps).schedule, step);
}

TextArgument letterWord(const ArmLook& look) { return {look.letter, look.role}; }

Text armMention(const ArmLook& look) { return {"%1 (%2)", {letterWord(look), {look.name, look.role}}}; }

Text listed(const std::vector<Text>& parts) { return joinedBy(NORMSCOPE_TEXT("%1 and %2"), parts); }

Text alternatives(const std::vector<Text>& parts) { return joinedBy(NORMSCOPE_TEXT("%1 or %2"), parts); }

Text percentText(double share) { return {"%1 %", {fixed(100 * share, 0)}}; }

Text readingText(double value) { return {"%1", {reading(value)}}; }

std::string powerReading(double value) {
    std::string text = reading(value);
    const std::size_t e = text.find('e');
    return e == std::string::npos ? text : text.replace(e, 1, "·10^");
}

Axis keptAxis(const TrainingScene& scene, const std::string& panel, const Axis& fitted) {
    const Plot* kept = keptPanel<Plot>(scene, panel);
    return kept && kept->y.logarithmic == fitted.logarithmic ? kept->y : fitted;
}

Axis decadesOf(const std::vector<Series>& series, double lower, double upper) {
    double least = std::numeric_limits<double>::infinity(), greatest = 0;
    for (const Series& one : series)
        for (const double value : one.y)
            if (std::isfinite(value) && value > 0) {
                least = std::min(least, value);
                greatest = std::max(greatest, value);
            }
    if (greatest <= 0) return {{}, "", lower, upper, true};
    const double from = std::floor(std::log10(least)), to = std::ceil(std::log10(greatest));
    return {{}, "", std::pow(10, from), std::pow(10, std::max(to, from + 1)), true};
}

} // namespace normscope
