// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_seeds.h"
#include "lab/training_lines.h"

#include <cmath>

// What a batch is made of, as bars: LayerNorm beside BatchNorm.
namespace normscope {

namespace {

constexpr double barWidth = 0.36, beside = 0.2; // groups are 1 apart

struct BarGroup {
    Text name;
    double TrainedOutcome::*value;
};

void addBars(const BatchScene& scene, const std::vector<BarGroup>& groups, const TrainedKind& kind, Plot& plot) {
    const bool layer = kind.norm == TrainedCase::Norm::Layer;
    Series bars{.name = layer ? "layer" : "batch",
                .label = layer ? "LN" : "BN",
                .role = layer ? Role::Layer : Role::Batch,
                .style = SeriesStyle::Bars};
    bars.barWidth = barWidth;
    std::vector<SeedPlace> places;
    for (std::size_t k = 0; k < groups.size(); ++k) {
        const OutcomeValue own = [&](const TrainedOutcome& outcome) { return outcome.*groups[k].value; };
        const SeedSpread accuracy = overSeeds(scene.result, kind, layer ? ofLayerNorm(groups[k].value) : own);
        places.push_back({accuracy, groups[k].name});
        if (!accuracy) continue;
        bars.x.push_back(double(k + 1) + (layer ? -beside : beside));
        bars.y.push_back(100 * accuracy.mean);
        bars.pointLabels.push_back({"%1", {fixed(bars.y.back(), 0)}});
    }
    noteMissing(bars.label, {}, places, plot);
    plot.series.push_back(std::move(bars));
}

void describeBars(const std::vector<BarGroup>& groups, Plot& plot) {
    std::vector<Text> parts;
    for (const Series& bars : plot.series)
        for (std::size_t k = 0; k < bars.x.size(); ++k)
            parts.push_back({"%1, %2: %3 %",
                             {bars.label, groups[std::size_t(std::lround(bars.x[k])) - 1].name, fixed(bars.y[k], 0)}});
    plot.description = parts.empty() ? plot.title : Text("%1: %2", {plot.title, sequence(parts, "; ")});
}

Plot barPlot(const BatchScene& scene, const char* name, TrainedCase::Study study, const std::vector<BarGroup>& groups) {
    Plot plot = accuracyPercentPlot(scene, name);
    plot.x = {{}, "", 0.5, double(groups.size()) + 0.5, false};
    for (std::size_t k = 0; k < groups.size(); ++k) plot.x.ticks.push_back({double(k + 1), groups[k].name});
    for (const auto norm : {TrainedCase::Norm::Layer, TrainedCase::Norm::Batch})
        addBars(scene, groups, {.study = study, .norm = norm}, plot);
    return plot;
}

// The accuracy of a guess. Bars that end there leave no room for its name.
void addChance(const BatchScene& scene, Plot& plot, bool named) {
    const Index classes = scene.settings().data == StreamData::Digits ? 10 : 3;
    const Text name = {NORMSCOPE_TEXT("chance, 1 in %1"), {count(classes)}};
    plot.series.push_back(
        guideLine("chance", plot.x.lower, plot.x.upper, 100 / double(classes), named ? name : Text()));
}

Plot testedPlot(const BatchScene& scene) {
    const std::vector<BarGroup> groups = {{evaluationName(scene), &TrainedOutcome::evaluation},
                                          {NORMSCOPE_TEXT("mixed"), &TrainedOutcome::batch},
                                          {NORMSCOPE_TEXT("one class"), &TrainedOutcome::oneClass}};
    Plot plot = barPlot(scene, "composition", TrainedCase::Study::Composition, groups);
    plot.title = NORMSCOPE_TEXT("Test batches");
    plot.subtitle = {NORMSCOPE_TEXT("accuracy, %, trained on random ones, %1"), {seedsText(scene)}};
    describeBars(groups, plot);
    addChance(scene, plot, false);
    return plot;
}

Plot trainedPlot(const BatchScene& scene) {
    const std::vector<BarGroup> groups = {{evaluationName(scene), &TrainedOutcome::evaluation},
                                          {NORMSCOPE_TEXT("one class"), &TrainedOutcome::oneClass}};
    Plot plot = barPlot(scene, "composition-training", TrainedCase::Study::OneClass, groups);
    plot.title = NORMSCOPE_TEXT("Trained on one-class batches");
    plot.subtitle = {NORMSCOPE_TEXT("accuracy, %, %1"), {seedsText(scene)}};
    describeBars(groups, plot);
    addChance(scene, plot, true);
    return plot;
}

} // namespace

void addComposition(const BatchScene& scene, std::vector<Panel>& panels) {
    panels.emplace_back(testedPlot(scene));
    panels.emplace_back(trainedPlot(scene));
}

} // namespace normscope
