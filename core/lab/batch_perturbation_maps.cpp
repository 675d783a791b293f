// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_scene.h"
#include "lab/batch_theory.h"
#include "lab/depth.h"

#include <algorithm>
#include <cmath>

// One sample changes: who else feels it?
namespace normscope {

double largestOfOthers(const MatrixD& changes) {
    if (changes.rows() < 2 || changes.cols() == 0) return notThere;
    return changes.bottomRows(changes.rows() - 1).cwiseAbs().maxCoeff<Eigen::PropagateNaN>();
}

namespace {

struct MapWords {
    const char* name;
    Text title;
    Role role;
    const MatrixD& changes;
};

// One number for all maps: what moves most among the others. Sample 1 itself may be brighter than the scale.
double scaleTop(const PerturbationStudy& study) {
    double top = 0;
    for (const MatrixD* map : {&study.layer, &study.batch, &study.evaluation})
        if (const double most = largestOfOthers(*map); std::isfinite(most)) top = std::max(top, most);
    if (top == 0) return 1;
    const double step = std::pow(10, std::floor(std::log10(top)));
    return std::ceil(2 * top / step) * step / 2;
}

// Exactly 0 is no colour: it was not touched.
std::vector<HeatMark> untouched(const MatrixD& values) {
    std::vector<HeatMark> marks;
    for (Index row = 0; row < values.rows(); ++row)
        for (Index column = 0; column < values.cols(); ++column)
            if (values(row, column) == 0) marks.push_back({row, column, {}, false});
    return marks;
}

// The lowest row of a heat map comes first, and people read samples from the top.
Axis sampleAxis(Index samples) {
    Axis axis{NORMSCOPE_TEXT("sample"), "", 0.5, double(samples) + 0.5, false};
    for (const Index sample : {Index(1), (samples + 1) / 2, samples}) {
        const auto at = double(samples + 1 - sample);
        const bool known = std::ranges::any_of(axis.ticks, [&](const AxisTick& tick) { return tick.at == at; });
        if (!known) axis.ticks.push_back({at, {"%1", {count(sample)}}});
    }
    return axis;
}

Text othersText(const MatrixD& changes) {
    const double most = largestOfOthers(changes);
    if (std::isnan(most)) return {};
    return {NORMSCOPE_TEXT("max %1"), {changeNumber(most)}};
}

HeatMap changesMap(const BatchScene& scene, const MapWords& words) {
    const Index samples = words.changes.rows(), features = words.changes.cols();
    HeatMap map;
    map.name = words.name;
    map.title = {"%1", {{words.title, words.role}}};
    map.subtitle = othersText(words.changes);
    map.role = words.role;
    map.x = {NORMSCOPE_TEXT("feature"), "", 0.5, double(std::max<Index>(features, 1)) + 0.5, false};
    map.y = sampleAxis(std::max<Index>(samples, 1));
    map.values = words.changes.colwise().reverse();
    map.marks = untouched(map.values);
    map.logarithmic = false;
    const HeatMap* kept = keptPanel<HeatMap>(scene, map.name);
    map.lower = 0;
    map.upper = kept ? kept->upper : scaleTop(scene.result.perturbation);
    map.description = {
        NORMSCOPE_TEXT("%1: sample 1 times %2 changes the outputs of the others by up to %3."),
        {words.title, shortNumber(scene.result.perturbation.factor), changeNumber(largestOfOthers(words.changes))}};
    return map;
}

Plot perturbationLaw(const BatchScene& scene) {
    const PerturbationStudy& study = scene.result.perturbation;
    Plot plot;
    plot.name = "perturbation-law";
    plot.title = NORMSCOPE_TEXT("What the others feel");
    plot.subtitle = {NORMSCOPE_TEXT("rms |Δy| of BatchNorm in training; LayerNorm's largest is %1"),
                     {changeNumber(study.layerMax)}};
    plot.x = sizeAxis(lawSizes);
    plot.cursor = sizeCursor(scene, lawSizes);
    Series line = newLine("batch", Role::Batch);
    for (std::size_t k = 0; k < std::min(std::size(lawSizes), study.rmsBySize.size()); ++k) {
        line.x.push_back(double(lawSizes[k]));
        line.y.push_back(study.rmsBySize[k]);
        if (lawSizes[k] == scene.settings().size) line.cursorLabel = valueText(line.y.back());
    }
    if (line.y.size() > 1)
        line.endLabel = {NORMSCOPE_TEXT("%1, like B^%2"),
                         {number(line.y.back()), fixed(logLogSlope(line.x, line.y), 2)}};
    plot.series.push_back(std::move(line));
    plot.y = keptAxis(scene, plot.name, looseLogAxis(plot.series));
    plot.description = {"%1: %2", {plot.title, plot.series.front().endLabel}};
    return plot;
}

} // namespace

void addPerturbation(const BatchScene& scene, std::vector<Panel>& panels) {
    const PerturbationStudy& study = scene.result.perturbation;
    HeatMap layer = changesMap(scene, {"perturbed-layer", "LayerNorm", Role::Layer, study.layer});
    HeatMap batch = changesMap(scene, {"perturbed-batch", NORMSCOPE_TEXT("BN, batch"), Role::Batch, study.batch});
    const Text evaluated(NORMSCOPE_TEXT("BN, %1"), {evaluationName(scene)});
    HeatMap evaluation = changesMap(scene, {"perturbed-evaluation", evaluated, Role::Batch, study.evaluation});
    layer.showScale = batch.showScale = false;
    batch.showYLabels = evaluation.showYLabels = false;
    for (HeatMap* map : {&layer, &batch, &evaluation}) panels.emplace_back(std::move(*map));
    panels.emplace_back(perturbationLaw(scene));
}

} // namespace normscope
