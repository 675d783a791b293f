// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_seeds.h"

#include <algorithm>
#include <cmath>

// What rows of zeros do to BatchNorm's statistics, and to a network's answers.
namespace normscope {

namespace {

constexpr Index curvePoints = 60;

Series measured(const BatchScene& scene, const char* name, LineForm form, double PaddingPoint::*value) {
    Series line = newLine(name, Role::Statistic, form);
    for (const PaddingPoint& point : scene.result.padding) {
        line.x.push_back(100 * point.share);
        line.y.push_back(point.*value);
        if (scene.padded() && point.share == scene.paddedShare()) line.cursorLabel = valueText(point.*value);
    }
    return line;
}

// (1 - p) (a + p b), through what the theory says at the shares of the points.
Series theoryThrough(const BatchScene& scene, const char* name, double PaddingPoint::*theory, Text label) {
    const std::vector<PaddingPoint>& points = scene.result.padding;
    const auto start = [&](double a) { return std::abs(a) < 1e-12; };
    if (points.size() < 2 || !start(points.front().share) || points.back().share >= 1) return {};
    const double last = points.back().share, a = points.front().*theory;
    const double b = (points.back().*theory / (1 - last) - a) / last;
    std::vector<double> x, y;
    for (Index k = 0; k <= curvePoints; ++k) {
        const double p = last * double(k) / double(curvePoints);
        x.push_back(100 * p);
        y.push_back((1 - p) * (a + p * b));
    }
    return theoryCurve(name, std::move(x), std::move(y), std::move(label));
}

Plot statisticsPlot(const BatchScene& scene) {
    Plot plot;
    plot.name = "padding-statistics";
    plot.title = NORMSCOPE_TEXT("Statistics of a padded batch");
    plot.subtitle = NORMSCOPE_TEXT("not masked, against the share of rows that are zeros");
    plot.x = {NORMSCOPE_TEXT("padded"), "%", 0, 100, false};
    if (scene.padded()) plot.cursor = Cursor{100 * scene.paddedShare(), {}, 0};
    plot.series = {measured(scene, "mean", LineForm::Plain, &PaddingPoint::mean),
                   measured(scene, "variance", LineForm::Pre, &PaddingPoint::var)};
    plot.series[0].endLabel = NORMSCOPE_TEXT("mean");
    plot.series[1].endLabel = NORMSCOPE_TEXT("variance");
    describeLines(plot);
    for (Series& line :
         std::vector{theoryThrough(scene, "mean_theory", &PaddingPoint::meanTheory, "(1 − p) μ"),
                     theoryThrough(scene, "variance_theory", &PaddingPoint::varTheory, "(1 − p)(σ² + p μ²)")})
        if (!line.y.empty()) plot.series.push_back(line);
    plot.y = keptAxis(scene, plot.name, looseAxisFromZero(plot.series));
    return plot;
}

Axis padAxis() {
    Axis axis{NORMSCOPE_TEXT("pad tokens"), "", 0, double(padTokens[std::size(padTokens) - 1]), false};
    for (const Index tokens : padTokens) axis.ticks.push_back({double(tokens), {"%1", {count(tokens)}}});
    return axis;
}

SeedCurve overTokens(const BatchScene& scene, SeedCurve curve, const TrainedKind& kind,
                     std::vector<double> TrainedOutcome::*values) {
    for (std::size_t k = 0; k < std::size(padTokens); ++k) {
        curve.x.push_back(double(padTokens[k]));
        curve.y.push_back(overSeeds(scene.result, kind, entryOf(values, k)));
    }
    return curve;
}

void addPaddedLines(const BatchScene& scene, std::vector<double> TrainedOutcome::*values, const SeedCurve& how,
                    Plot& plot) {
    const auto add = [&](const char* name, Text label, Role role, LineForm form, TrainedKind kind) {
        kind.study = TrainedCase::Study::Padding;
        SeedCurve curve{name, std::move(label), role, form};
        curve.unit = how.unit;
        curve.valueLabel = how.valueLabel;
        addCurve(overTokens(scene, std::move(curve), kind, values), plot);
    };
    add("layer", "LayerNorm", Role::Layer, LineForm::Plain, {.norm = TrainedCase::Norm::Layer});
    add("batch", "BatchNorm", Role::Batch, LineForm::Plain, {});
    add("masked", NORMSCOPE_TEXT("BN, masked"), Role::Batch, LineForm::Sandwich,
        {.norm = TrainedCase::Norm::MaskedBatch});
    add("mixed", NORMSCOPE_TEXT("BN, trained padded"), Role::Batch, LineForm::Output, {.mixedPadding = true});
    describeLines(plot);
}

Plot accuracyPlot(const BatchScene& scene) {
    Plot plot = accuracyPercentPlot(scene, "padded-accuracy");
    plot.title = NORMSCOPE_TEXT("Accuracy of padded test batches");
    plot.x = padAxis();
    addPaddedLines(scene, &TrainedOutcome::padded, {}, plot);
    return plot;
}

Plot logitPlot(const BatchScene& scene) {
    Plot plot;
    plot.name = "padded-logits";
    plot.title = NORMSCOPE_TEXT("Largest change of a logit");
    plot.subtitle = {NORMSCOPE_TEXT("against no padding, means of %1"), {seedsText(scene)}};
    plot.x = padAxis();
    noteProgress(scene, plot);
    SeedCurve how;
    how.unit = 1;
    how.valueLabel = [](double value) { return Text("%1", {shortNumber(value)}); };
    addPaddedLines(scene, &TrainedOutcome::logitChange, how, plot);
    plot.y = keptAxis(scene, plot.name, looseAxisFromZero(plot.series));
    return plot;
}

} // namespace

void addPadding(const BatchScene& scene, std::vector<Panel>& panels) {
    panels.emplace_back(statisticsPlot(scene));
    panels.emplace_back(accuracyPlot(scene));
    panels.emplace_back(logitPlot(scene));
}

} // namespace normscope
