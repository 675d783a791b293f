// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_lines.h"

#include <algorithm>
#include <cmath>
#include <map>

// The four plots over the steps that every view has. The loss stands in training_loss.cpp.
namespace normscope {

namespace {

constexpr double smallestPower = -8; // of the update ratio, where the axis ends

Text percentLabel(double percent) { return percentText(percent / 100); }

std::optional<double> testAccuracy(const StepRecord& record) {
    if (!record.test) return {};
    return 100 * record.test->accuracy;
}

std::optional<double> positive(double value) {
    if (value == 0) return {}; // has no place on a logarithmic axis
    return value;
}

std::optional<double> gradientNorm(const StepRecord& record) { return positive(record.gradientNorm); }

std::optional<double> updatePower(const StepRecord& record) {
    const std::optional<double> ratio = positive(record.updateRatio);
    return ratio ? std::log10(*ratio) : ratio;
}

Text powerLabel(double power) { return {"%1", {fixed(power, 2)}}; }

bool hasBatchNorm(const TrainingScene& scene) {
    for (std::size_t k = 0; k < scene.arms(); ++k)
        if (scene.start(k).arm.norm == NormKind::Batch) return true;
    return false;
}

Text heldOut(const TrainingScene& scene) {
    if (scene.result.testSamples == 0) return "%";
    const Text samples(NORMSCOPE_TEXT("%, %1 held-out samples"), {count(scene.result.testSamples)});
    if (!hasBatchNorm(scene)) return samples;
    return {NORMSCOPE_TEXT("%1, evaluation by running statistics"), {samples}};
}

struct Stretch {
    double from = 0, to = 0;
};

// Where which limit holds for an arm, all arms together.
std::map<double, Stretch> clipLimits(const TrainingScene& scene) {
    std::map<double, Stretch> limits;
    const auto steps = double(scene.settings().steps);
    const auto add = [&](double clip, double from, double to) {
        if (clip <= 0) return;
        const auto [place, isNew] = limits.try_emplace(clip, Stretch{from, to});
        place->second = {std::min(place->second.from, from), std::max(place->second.to, to)};
    };
    for (const TrainingResult::Arm& arm : scene.result.arms) {
        double from = 0, clip = arm.plan.start.learning.clip;
        for (const ArmPlan::Later& later : arm.plan.later) {
            add(clip, from, double(later.step));
            from = double(later.step), clip = later.learning.clip;
        }
        add(clip, from, steps);
    }
    return limits;
}

} // namespace

Plot accuracyPlot(const TrainingScene& scene) {
    Plot plot = stepPlot(scene, {"accuracy", testAccuracy, percentLabel});
    plot.title = NORMSCOPE_TEXT("Accuracy");
    plot.subtitle = heldOut(scene);
    plot.y = {{}, "", 0, 100, false};
    plot.hideXLabels = true;
    describeEnds(plot);
    const double success = scene.settings().success;
    plot.series.push_back(
        guideLine("success", 0, plot.x.upper, 100 * success, {NORMSCOPE_TEXT("success, %1"), {percentText(success)}}));
    return plot;
}

Plot gradientNormPlot(const TrainingScene& scene) {
    Plot plot = stepPlot(scene, {"gradient-norm", gradientNorm, readingText, true, Average::Geometric});
    plot.title = NORMSCOPE_TEXT("Gradient norm");
    plot.subtitle = {NORMSCOPE_TEXT("all weights, before clipping, log scale, means of %1 steps"),
                     {std::to_string(averagedSteps)}};
    describeEnds(plot);
    for (const auto& [clip, where] : clipLimits(scene))
        plot.series.push_back(guideLine("clip_" + shortNumber(clip), where.from, where.to, clip,
                                        {NORMSCOPE_TEXT("clip at %1"), {shortNumber(clip)}}));
    plot.y = keptAxis(scene, plot.name, decadesOf(plot.series, 0.1, 10));
    return plot;
}

Plot updateRatioPlot(const TrainingScene& scene) {
    constexpr double usual = -3;
    Plot plot = stepPlot(scene, {"update-ratio", updatePower, powerLabel, true, Average::Arithmetic});
    plot.title = NORMSCOPE_TEXT("Update : data");
    plot.subtitle = {NORMSCOPE_TEXT("log10 of ‖ΔW‖ / ‖W‖, median layer, means of %1 steps"),
                     {std::to_string(averagedSteps)}};
    double lower = usual - 1, upper = usual + 1;
    for (const Series& line : plot.series)
        for (const double power : line.y) {
            lower = std::min(lower, std::max(std::floor(power), smallestPower));
            upper = std::max(upper, std::ceil(power));
        }
    plot.y = keptAxis(scene, plot.name, {{}, "", lower, upper, false});
    describeEnds(plot);
    plot.series.push_back(guideLine("guide", 0, plot.x.upper, usual, {NORMSCOPE_TEXT("guide, %1"), {fixed(usual, 0)}}));
    return plot;
}

} // namespace normscope
