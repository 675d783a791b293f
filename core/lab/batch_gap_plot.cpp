// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_seeds.h"

#include <algorithm>
#include <cmath>
#include <set>

// How far BatchNorm in training is from the same norm in evaluation.
namespace normscope {

namespace {

constexpr LineForm momentumForms[] = {LineForm::Plain, LineForm::Output, LineForm::Pre};

Series gapLine(const BatchScene& scene, Index upTo) {
    Series line = newLine("gap", Role::Batch);
    for (Index batch = 1; batch <= upTo; ++batch) {
        line.x.push_back(double(batch));
        line.y.push_back(scene.step(batch).gap);
    }
    return line;
}

Plot gapPlot(const BatchScene& scene) {
    Plot plot = emptyBatchPlot(scene, "gap");
    plot.title = NORMSCOPE_TEXT("Training minus evaluation");
    plot.subtitle = NORMSCOPE_TEXT("BatchNorm's output, rms over rows and features");
    plot.y = keptAxis(scene, plot.name, looseAxisFromZero({gapLine(scene, scene.batches())}));
    Series line = gapLine(scene, scene.reached);
    if (!line.y.empty()) line.endLabel = valueText(line.y.back());
    const bool read = scene.pointing && scene.cursor < scene.reached;
    if (read) line.cursorLabel = valueText(line.y[std::size_t(scene.cursor) - 1]);
    plot.series.push_back(std::move(line));
    describeLines(plot);
    return plot;
}

std::vector<double> lagSteps(const BatchResult& result) {
    for (const auto& [one, outcome] : result.trained)
        if (one.study == TrainedCase::Study::Lag && !outcome.lagSteps.empty()) return outcome.lagSteps;
    return {};
}

// The longest memory last.
std::vector<double> lagMomenta(const BatchResult& result) {
    std::set<double, std::greater<>> momenta;
    for (const auto& [one, outcome] : result.trained)
        if (one.study == TrainedCase::Study::Lag) momenta.insert(one.momentum);
    return {momenta.begin(), momenta.end()};
}

SeedCurve overSteps(const BatchScene& scene, SeedCurve curve, std::optional<double> momentum,
                    std::vector<double> TrainedOutcome::*values) {
    const TrainedKind kind{.study = TrainedCase::Study::Lag, .momentum = momentum};
    curve.x = lagSteps(scene.result);
    for (std::size_t k = 0; k < curve.x.size(); ++k)
        curve.y.push_back(overSeeds(scene.result, kind, entryOf(values, k)));
    return curve;
}

Axis stepAxis(const std::vector<double>& steps) {
    Axis axis{NORMSCOPE_TEXT("step"), "", 4, 250, true};
    for (const double step : steps) axis.ticks.push_back({step, {"%1", {fixed(step, 0)}}});
    if (!steps.empty()) axis.lower = steps.front() / 1.25, axis.upper = steps.back() * 1.25;
    return axis;
}

// The weights are learned by batch statistics: momentum changes what is remembered of them, not them.
Plot lagPlot(const BatchScene& scene) {
    Plot plot = accuracyPercentPlot(scene, "lag");
    plot.title = NORMSCOPE_TEXT("Accuracy early in training");
    plot.subtitle = {NORMSCOPE_TEXT("%, batches of 64, momentum in PyTorch's convention, %1"), {seedsText(scene)}};
    plot.x = stepAxis(lagSteps(scene.result));
    SeedCurve batch{"batch", NORMSCOPE_TEXT("batch"), Role::Batch, LineForm::Sandwich};
    addCurve(overSteps(scene, batch, {}, &TrainedOutcome::lagBatch), plot);
    const std::vector<double> momenta = lagMomenta(scene.result);
    for (std::size_t k = 0; k < momenta.size(); ++k) {
        const std::string momentum = shareText(momenta[k]);
        SeedCurve running{"running_" + momentum, {NORMSCOPE_TEXT("running, %1:"), {momentum}}, Role::Batch};
        running.form = momentumForms[std::min(k, std::size(momentumForms) - 1)];
        addCurve(overSteps(scene, running, momenta[k], &TrainedOutcome::lagEvaluation), plot);
    }
    describeLines(plot);
    return plot;
}

} // namespace

void addGap(const BatchScene& scene, std::vector<Panel>& panels) {
    panels.emplace_back(gapPlot(scene));
    panels.emplace_back(lagPlot(scene));
}

} // namespace normscope
