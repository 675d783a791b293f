// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_lines.h"
#include "lab/training_setup.h"
#include "scenario/arm_settings.h"

#include <algorithm>
#include <cmath>

// What the norms have learned, and what BatchNorm remembers.
namespace normscope {

namespace {

std::optional<double> gammaMean(const StepRecord& record) { return record.affine.gammaMean; }
std::optional<double> gammaBelow(const StepRecord& record) { return record.affine.gammaMean - record.affine.gammaSd; }
std::optional<double> gammaAbove(const StepRecord& record) { return record.affine.gammaMean + record.affine.gammaSd; }
std::optional<double> betaRms(const StepRecord& record) { return record.affine.betaRms; }

std::optional<double> logarithmic(double value) {
    if (value == 0) return {};
    return value;
}

std::optional<double> runningMean(const StepRecord& record) { return logarithmic(record.running.meanRms); }
std::optional<double> runningVar(const StepRecord& record) { return logarithmic(record.running.varMean); }

// Mean ± sd, as far as the timeline has come.
void addBand(const TrainingScene& scene, std::size_t arm, std::vector<Series>& series) {
    const TrainingRun* run = firstRun(scene.result, arm);
    if (!run) return;
    const StepCurve below = stepCurve(*run, gammaBelow), above = stepCurve(*run, gammaAbove);
    const auto points = Index(std::ranges::upper_bound(below.x, double(scene.reached)) - below.x.begin());
    if (points == 0) return;
    Series band = armLine(scene.looks[arm], scene.looks[arm].key + "_sd");
    band.style = SeriesStyle::Band;
    band.form = LineForm::Plain;
    band.x.assign(below.x.begin(), below.x.begin() + points);
    band.y.assign(below.y.begin(), below.y.begin() + points);
    band.y2.assign(above.y.begin(), above.y.begin() + points);
    series.push_back(std::move(band));
}

bool decaysGamma(const LearningSettings& learning) {
    return learning.optimizer == OptimizerKind::AdamW && learning.weightDecay > 0 && learning.lr > 0 &&
           learning.decayOf != DecayOf::Weights;
}

// AdamW takes lr · decay of gamma in each step, whatever the gradient: at a constant rate exp(-lr · decay · t).
std::optional<Series> decayAlone(const TrainingScene& scene, std::size_t arm) {
    const ArmPlan& plan = scene.result.arms[arm].plan;
    const StepRecord* first = recordAt(scene, arm, 1);
    if (!first || !std::isfinite(first->affine.gammaMean) || !decaysGamma(plan.start.learning)) return {};
    const Index steps = scene.settings().steps;
    double gamma = scene.result.scenario.norm.gamma;
    Series line{.name = scene.looks[arm].key + "_decay", .label = {}};
    line.theory = true;
    for (Index step = 0; step < steps; ++step) {
        const LearningSettings& learning = learningAt(plan, step);
        if (decaysGamma(learning)) gamma *= 1 - plannedRate(plan, step, steps) * learning.weightDecay;
        line.x.push_back(double(step + 1));
        line.y.push_back(gamma);
    }
    line.endLabel = NORMSCOPE_TEXT("decay alone");
    return line;
}

Axis fitted(const std::vector<Series>& series, double lower, double upper) {
    for (const Series& line : series)
        for (const auto* edge : {&line.y, &line.y2})
            for (const double value : *edge) {
                lower = std::min(lower, std::floor(10 * value) / 10);
                upper = std::max(upper, std::ceil(10 * value) / 10);
            }
    return {{}, "", lower, upper, false};
}

Plot gammaPlot(const TrainingScene& scene) {
    Plot plot = stepPlot(scene, {"gamma", gammaMean, readingText, false});
    plot.title = "γ";
    plot.subtitle = NORMSCOPE_TEXT("of all norms, mean ± sd");
    std::vector<Series> bands;
    for (std::size_t k = 0; k < scene.arms(); ++k) addBand(scene, k, bands);
    plot.series.insert(plot.series.begin(), bands.begin(), bands.end());
    describeEnds(plot);
    for (std::size_t k = 0; k < scene.arms(); ++k)
        if (auto line = decayAlone(scene, k)) {
            // Arms that decay alike share their line.
            const bool known = std::ranges::any_of(
                plot.series, [&](const Series& other) { return other.theory && other.y == line->y; });
            if (!known) plot.series.push_back(std::move(*line));
        }
    const double start = scene.result.scenario.norm.gamma;
    plot.y = keptAxis(scene, plot.name, fitted(plot.series, start - 0.2, start + 0.2));
    return plot;
}

Plot betaPlot(const TrainingScene& scene) {
    Plot plot = stepPlot(scene, {"beta", betaRms, readingText, false});
    plot.title = "β";
    plot.subtitle = NORMSCOPE_TEXT("of all norms, RMS");
    plot.y = keptAxis(scene, plot.name, fitted(plot.series, 0, 0.1));
    describeEnds(plot);
    return plot;
}

// The variance as the arm's line, the mean thin.
Plot runningPlot(const TrainingScene& scene) {
    Plot plot = emptyStepPlot(scene, "running");
    plot.title = NORMSCOPE_TEXT("Running statistics");
    plot.subtitle = NORMSCOPE_TEXT("thick: mean of the variances, thin: RMS of the means, log scale");
    for (std::size_t k = 0; k < scene.arms(); ++k) {
        const TrainingRun* run = firstRun(scene.result, k);
        if (!run || scene.start(k).arm.norm != NormKind::Batch) continue;
        const ArmLook& look = scene.looks[k];
        Series mean = armLine(look, look.key + "_mean");
        mean.thin = true;
        addFirstSeed(scene, mean, stepCurve(*run, runningMean), nullptr, {}, plot.series);
        addFirstSeed(scene, armLine(look, look.key + "_var"), stepCurve(*run, runningVar), readingText, look.letter,
                     plot.series);
    }
    plot.y = keptAxis(scene, plot.name, decadesOf(plot.series, 0.1, 10));
    describeEnds(plot);
    return plot;
}

} // namespace

void addAffine(const TrainingScene& scene, std::vector<Panel>& panels) {
    panels.emplace_back(gammaPlot(scene));
    panels.emplace_back(betaPlot(scene));
    for (std::size_t k = 0; k < scene.arms(); ++k)
        if (scene.start(k).arm.norm == NormKind::Batch) return void(panels.emplace_back(runningPlot(scene)));
}

} // namespace normscope
