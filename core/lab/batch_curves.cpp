// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_memory.h"
#include "lab/training_lines.h"

#include <algorithm>
#include <cmath>

// The two plots of the chosen feature over the batches: each batch's statistic, and what the norm remembers.
namespace normscope {

namespace {

constexpr double memoryHeight = 0.18; // of the axis, of the batch that weighs most

struct StreamQuantity {
    const char* plot;
    std::vector<double> StreamStep::*batch;
    std::vector<double> RunningStatistics<double>::*running;
    std::vector<double> BatchStreamStudy::*population;
    double start; // of the running value
};
constexpr StreamQuantity theMean{"batch-mean", &StreamStep::mean, &RunningStatistics<double>::mean,
                                 &BatchStreamStudy::populationMean, 0};
constexpr StreamQuantity theVariance{"batch-variance", &StreamStep::var, &RunningStatistics<double>::var,
                                     &BatchStreamStudy::populationVar, 1};

double populationOf(const BatchScene& scene, const StreamQuantity& quantity) {
    return chosenOf(scene, scene.result.stream.*quantity.population);
}

double runningAfter(const BatchScene& scene, const StreamQuantity& quantity, Index batch) {
    return batch < 1 ? quantity.start : chosenOf(scene, scene.step(batch).running.*quantity.running);
}

void add(Series& series, Index batch, double value) {
    series.x.push_back(double(batch));
    series.y.push_back(value);
}

// Not the batch at hand: what is in use stands out.
bool runningNormalises(const BatchScene& scene) {
    return scene.norm().mode == NormMode::Evaluate && scene.norm().trackRunningStats;
}

Series batchPoints(const BatchScene& scene, const StreamQuantity& quantity, Index upTo) {
    Series points{.name = "batch", .label = {}, .role = Role::Statistic, .style = SeriesStyle::Points};
    points.thin = runningNormalises(scene);
    for (Index batch = 1; batch <= upTo; ++batch) {
        const double value = chosenOf(scene, scene.step(batch).*quantity.batch);
        if (std::isfinite(value)) add(points, batch, value);
    }
    return points;
}

bool jumpsAt(const BatchScene& scene, Index batch) {
    return happensAt(scene, StreamEvent::Kind::Reset, batch) || happensAt(scene, StreamEvent::Kind::Repair, batch);
}

// From the start value on; it breaks off where it is NaN, and where the running values begin anew.
Series runningLine(const BatchScene& scene, const StreamQuantity& quantity, Index upTo) {
    Series line = newLine("running", Role::Batch);
    add(line, 0, quantity.start);
    for (Index batch = 1; batch <= upTo; ++batch) {
        if (jumpsAt(scene, batch)) add(line, batch - 1, notThere);
        add(line, batch, runningAfter(scene, quantity, batch));
    }
    return line;
}

void labelRunning(const BatchScene& scene, const StreamQuantity& quantity, Series& line) {
    line.endLabel = {NORMSCOPE_TEXT("running %1"), {number(runningAfter(scene, quantity, scene.reached))}};
    const bool read = scene.pointing && scene.cursor != scene.reached && scene.cursor <= scene.reached;
    if (read) line.cursorLabel = valueText(runningAfter(scene, quantity, scene.cursor));
}

// Beside the running value, or where it has none at the population's.
double heightOf(const BatchScene& scene, const StreamQuantity& quantity, Index batch) {
    const double running = runningAfter(scene, quantity, batch);
    return std::isfinite(running) && scene.norm().trackRunningStats ? running : populationOf(scene, quantity);
}

Series marks(const char* name, Role role) {
    return {.name = name, .label = {}, .role = role, .style = SeriesStyle::Points};
}

void addMark(const BatchScene& scene, const StreamQuantity& quantity, Index batch, const Text& label, Series& series) {
    add(series, batch, heightOf(scene, quantity, batch));
    series.pointLabels.push_back(label);
}

void addEvents(const BatchScene& scene, const StreamQuantity& quantity, std::vector<Series>& series) {
    Series poisoned = marks("poisoned", Role::Failure), refused = marks("refused", Role::Failure);
    Series changed = marks("changed", Role::Muted);
    poisoned.crosses = refused.crosses = true;
    for (Index batch = 1; batch <= scene.reached; ++batch) {
        const StreamStep& step = scene.step(batch);
        if (step.poisoned) addMark(scene, quantity, batch, "NaN", poisoned);
        if (step.status != NormStatus::Ok) add(refused, batch, populationOf(scene, quantity));
        if (happensAt(scene, StreamEvent::Kind::Reset, batch))
            addMark(scene, quantity, batch, NORMSCOPE_TEXT("reset"), changed);
        if (happensAt(scene, StreamEvent::Kind::Repair, batch))
            addMark(scene, quantity, batch, NORMSCOPE_TEXT("repaired"), changed);
    }
    for (Series* one : {&changed, &poisoned, &refused})
        if (!one->x.empty()) series.push_back(std::move(*one));
}

// How much each batch weighs in the running value, at the foot of the plot.
void addMemory(const BatchScene& scene, Plot& plot) {
    const std::vector<double> weights = memoryWeights(scene, scene.reached);
    const double most = weights.size() > 1 ? *std::max_element(weights.begin() + 1, weights.end()) : 0;
    if (!(most > 0)) return;
    Series band = newLine("memory", Role::Batch);
    band.style = SeriesStyle::Band;
    const double height = memoryHeight * (plot.y.upper - plot.y.lower);
    for (std::size_t batch = 1; batch < weights.size(); ++batch) {
        add(band, Index(batch), plot.y.lower);
        band.y2.push_back(plot.y.lower + height * weights[batch] / most);
    }
    plot.series.insert(plot.series.begin(), std::move(band));
}

// Where the start value has next to no weight any more.
void addForgotten(const BatchScene& scene, Plot& plot) {
    const Index batch = startForgottenAt(scene, scene.reached);
    if (batch == 0 || scene.norm().cumulative) return;
    const double top = plot.y.lower + 1.4 * memoryHeight * (plot.y.upper - plot.y.lower);
    plot.series.push_back(theoryCurve("start_forgotten", {double(batch), double(batch)}, {plot.y.lower, top}, {}));
    Series label = marks("start_label", Role::Muted);
    add(label, batch, top);
    label.pointLabels = {NORMSCOPE_TEXT("start value below 1 %")};
    plot.series.push_back(std::move(label));
}

std::vector<Series> wholeSeries(const BatchScene& scene, const StreamQuantity& quantity) {
    std::vector<Series> all = {batchPoints(scene, quantity, scene.batches()),
                               guideLine("population", 0, 1, populationOf(scene, quantity), {})};
    if (scene.norm().trackRunningStats) all.push_back(runningLine(scene, quantity, scene.batches()));
    return all;
}

void describe(const BatchScene& scene, const StreamQuantity& quantity, Plot& plot) {
    const std::string population = number(populationOf(scene, quantity));
    const Text values =
        scene.norm().trackRunningStats
            ? Text(NORMSCOPE_TEXT("%1: after %2 batches the running value is %3, that of the population %4."),
                   {plot.title, count(scene.reached), number(runningAfter(scene, quantity, scene.reached)), population})
            : Text(NORMSCOPE_TEXT("%1: of %2 batches, that of the population is %3."),
                   {plot.title, count(scene.reached), population});
    plot.description =
        sequence({values, runningNormalises(scene) ? NORMSCOPE_TEXT("Every batch is normalised by the running value.")
                                                   : NORMSCOPE_TEXT("Each batch is normalised by its own.")});
}

Plot streamPlot(const BatchScene& scene, const StreamQuantity& quantity) {
    Plot plot = emptyBatchPlot(scene, quantity.plot);
    plot.hideXLabels = true;
    Axis fitted = looseAxis(wholeSeries(scene, quantity));
    if (quantity.batch == &StreamStep::var) fitted.lower = std::max(fitted.lower, 0.0);
    plot.y = keptAxis(scene, plot.name, fitted);
    plot.series.push_back(batchPoints(scene, quantity, scene.reached));
    if (scene.norm().trackRunningStats) {
        plot.series.push_back(runningLine(scene, quantity, scene.reached));
        labelRunning(scene, quantity, plot.series.back());
    }
    addEvents(scene, quantity, plot.series);
    const double population = populationOf(scene, quantity);
    if (std::isfinite(population))
        plot.series.push_back(guideLine("population", 0, plot.x.upper, population,
                                        {NORMSCOPE_TEXT("population %1"), {number(population)}}));
    return plot;
}

} // namespace

Plot batchMeanPlot(const BatchScene& scene) {
    Plot plot = streamPlot(scene, theMean);
    plot.title = {NORMSCOPE_TEXT("Mean of %1"), {featureText(scene)}};
    const Text dots(NORMSCOPE_TEXT("each dot one batch of %1"), {count(scene.settings().size)});
    plot.subtitle = sequence({dots, memoryText(scene)}, "; ");
    if (scene.norm().trackRunningStats) {
        addMemory(scene, plot);
        addForgotten(scene, plot);
    }
    describe(scene, theMean, plot);
    return plot;
}

Plot batchVariancePlot(const BatchScene& scene) {
    Plot plot = streamPlot(scene, theVariance);
    plot.title = NORMSCOPE_TEXT("Variance of the same feature");
    const bool corrected = scene.norm().convention == MomentumConvention::PyTorch;
    plot.subtitle = !scene.norm().trackRunningStats ? NORMSCOPE_TEXT("biased: divisor n")
                    : corrected                     ? NORMSCOPE_TEXT("batch biased, running unbiased")
                                                    : NORMSCOPE_TEXT("batch and running biased");
    describe(scene, theVariance, plot);
    return plot;
}

} // namespace normscope
