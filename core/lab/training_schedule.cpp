// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_lines.h"

#include <algorithm>
#include <cmath>

// How each arm is led: its learning rate, what clipping takes away, and whether the samples can be told apart.
namespace normscope {

namespace {

std::optional<double> clipFactor(const StepRecord& record) { return record.clipFactor; }

std::optional<double> share(const StepRecord& record) { return record.share; }

// The rates of the steps done, then those that are planned for an arm that can still take them.
StepCurve rates(const TrainingScene& scene, std::size_t arm) {
    StepCurve curve;
    const TrainingRun* run = firstRun(scene.result, arm);
    const Index done = run ? run->steps() : 0;
    const Index last = run && run->ended() ? done : scene.settings().steps;
    for (Index step = 0; step < last; ++step) {
        curve.x.push_back(double(step + 1));
        curve.y.push_back(step < done ? run->records[std::size_t(step)]->learningRate
                                      : plannedRate(scene.result.arms[arm].plan, step, scene.settings().steps));
    }
    return curve;
}

// The next of these times a power of ten.
double roundedUp(double value) {
    const double decade = std::pow(10, std::floor(std::log10(value)));
    for (const double step : {1.0, 2.0, 4.0, 5.0, 6.0, 8.0})
        if (value <= step * decade * (1 + 1e-9)) return step * decade;
    return 10 * decade;
}

Text shareText(double share) { return {"%1", {fixed(share, 2)}}; }

bool someArmClips(const TrainingScene& scene) {
    return std::ranges::any_of(scene.result.arms, [](const TrainingResult::Arm& arm) {
        const auto& later = arm.plan.later;
        return arm.plan.start.learning.clip > 0 ||
               std::ranges::any_of(later, [](const ArmPlan::Later& one) { return one.learning.clip > 0; });
    });
}

Plot ratePlot(const TrainingScene& scene) {
    Plot plot = emptyStepPlot(scene, "learning-rate");
    plot.title = NORMSCOPE_TEXT("Learning rate");
    plot.subtitle = NORMSCOPE_TEXT("pale: still to come");
    double greatest = 0;
    for (std::size_t k = 0; k < scene.arms(); ++k) {
        const ArmLook& look = scene.looks[k];
        const StepCurve curve = rates(scene, k);
        for (const double rate : curve.y) greatest = std::max(greatest, rate);
        addFirstSeed(scene, armLine(look, look.key), curve, readingText, look.letter, plot.series);
    }
    plot.y = keptAxis(scene, plot.name, {{}, "", 0, greatest > 0 ? roundedUp(1.02 * greatest) : 1, false});
    describeEnds(plot);
    return plot;
}

Plot sharePlot(const TrainingScene& scene, const StepQuantity& quantity, Text title, Text subtitle) {
    Plot plot = stepPlot(scene, quantity);
    plot.title = std::move(title);
    plot.subtitle = std::move(subtitle);
    plot.y = {{}, "", 0, 1, false};
    describeEnds(plot);
    return plot;
}

} // namespace

void addSchedule(const TrainingScene& scene, std::vector<Panel>& panels) {
    panels.emplace_back(ratePlot(scene));
    if (someArmClips(scene))
        panels.emplace_back(sharePlot(scene, {"clip-factor", clipFactor, readingText, false},
                                      NORMSCOPE_TEXT("Clip factor"), NORMSCOPE_TEXT("1 = nothing cut")));
    panels.emplace_back(sharePlot(scene, {"share", share, shareText}, NORMSCOPE_TEXT("Between-sample share"),
                                  NORMSCOPE_TEXT("0 = all samples look alike")));
}

} // namespace normscope
