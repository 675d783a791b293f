// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_seeds.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace normscope {

namespace {

bool isOf(const TrainedCase& one, const TrainedKind& kind) {
    return one.study == kind.study && one.norm == kind.norm && one.mixedPadding == kind.mixedPadding &&
           (!kind.size || one.size == *kind.size) && (!kind.momentum || one.momentum == *kind.momentum);
}

void take(SeedSpread& spread, double value) {
    if (!std::isfinite(value)) {
        ++spread.without;
        return;
    }
    const bool first = spread.seeds == 0;
    const auto before = double(spread.seeds++);
    spread.mean = first ? value : (spread.mean * before + value) / (before + 1);
    spread.least = first ? value : std::min(spread.least, value);
    spread.greatest = first ? value : std::max(spread.greatest, value);
}

Series bandOf(const SeedCurve& curve) {
    Series band = newLine(curve.name + "_band", curve.role);
    band.style = SeriesStyle::Band;
    for (std::size_t k = 0; k < curve.y.size(); ++k) {
        if (!curve.y[k]) continue;
        band.x.push_back(curve.x[k]);
        band.y.push_back(curve.unit * curve.y[k].least);
        band.y2.push_back(curve.unit * curve.y[k].greatest);
    }
    return band;
}

Series lineOf(const SeedCurve& curve, const Plot& plot) {
    Series line = newLine(curve.name, curve.role, curve.form);
    for (std::size_t k = 0; k < curve.y.size(); ++k) {
        if (!curve.y[k]) continue;
        line.x.push_back(curve.x[k]);
        line.y.push_back(curve.unit * curve.y[k].mean);
        if (plot.cursor && plot.cursor->x == curve.x[k]) line.cursorLabel = curve.valueLabel(line.y.back());
    }
    return line;
}

std::vector<SeedPlace> placesOf(const SeedCurve& curve) {
    std::vector<SeedPlace> places;
    for (std::size_t k = 0; k < curve.y.size(); ++k) places.push_back({curve.y[k], {"%1", {shortNumber(curve.x[k])}}});
    return places;
}

} // namespace

SeedSpread overSeeds(const BatchResult& result, const TrainedKind& kind, const OutcomeValue& value) {
    SeedSpread spread;
    for (const auto& [one, outcome] : result.trained)
        if (isOf(one, kind) && !outcome.stopped) take(spread, value(outcome));
    return spread;
}

OutcomeValue entryOf(std::vector<double> TrainedOutcome::*values, std::size_t k) {
    return [values, k](const TrainedOutcome& outcome) {
        return k < (outcome.*values).size() ? (outcome.*values)[k] : notThere;
    };
}

OutcomeValue ofLayerNorm(double TrainedOutcome::*value) {
    return [value](const TrainedOutcome& outcome) {
        return std::isnan(outcome.*value) ? outcome.evaluation : outcome.*value;
    };
}

Text seedsText(const BatchScene& scene) {
    const Index seeds = scene.settings().seeds;
    if (seeds == 1) return NORMSCOPE_TEXT("one seed");
    return {NORMSCOPE_TEXT("%1 seeds"), {count(seeds)}};
}

void addCurve(const SeedCurve& curve, Plot& plot) {
    Series line = lineOf(curve, plot);
    if (line.y.empty()) return;
    line.endLabel = sequence({curve.label, curve.valueLabel(line.y.back())});
    const bool spread = std::ranges::any_of(curve.y, [](const SeedSpread& y) { return y.seeds > 1; });
    if (spread) plot.series.insert(plot.series.begin(), bandOf(curve));
    plot.series.push_back(std::move(line));
    noteMissing(curve.label, plot.x.title, placesOf(curve), plot);
}

// One note for each number of trainings that are there. Where there is none, nothing is shown that would need a note.
void noteMissing(const Text& label, const Text& axis, const std::vector<SeedPlace>& places, Plot& plot) {
    std::map<std::pair<Index, Index>, std::vector<Text>> names;
    for (const auto& [spread, name] : places)
        if (spread && spread.without > 0) names[{spread.seeds, spread.seeds + spread.without}].push_back(name);
    for (const auto& [numbers, where] : names) {
        const Text fact(NORMSCOPE_TEXT("only %1 of %2 trainings (%3)"),
                        {count(numbers.first), count(numbers.second), sequence({axis, sequence(where, ", ")})});
        plot.notes.push_back(sequence({label, fact}));
    }
}

SeedCurve overSizes(const BatchScene& scene, SeedCurve curve, TrainedKind kind, const OutcomeValue& value) {
    for (const Index size : accuracySizes) {
        kind.size = size;
        curve.x.push_back(double(size));
        curve.y.push_back(overSeeds(scene.result, kind, value));
    }
    return curve;
}

void noteProgress(const BatchScene& scene, Plot& plot) {
    const BatchResult& result = scene.result;
    if (!result.complete())
        plot.notes.push_back({NORMSCOPE_TEXT("training %1 of %2"), {count(result.done), count(result.planned)}});
}

Plot accuracyPercentPlot(const BatchScene& scene, const char* name) {
    Plot plot;
    plot.name = name;
    plot.y = keptAxis(scene, name, {{}, "", 0, 100, false});
    plot.subtitle = {NORMSCOPE_TEXT("%, means of %1"), {seedsText(scene)}};
    noteProgress(scene, plot);
    return plot;
}

void describeLines(Plot& plot) {
    std::vector<Text> ends;
    for (const Series& line : plot.series)
        if (!line.endLabel.empty() && !line.theory) ends.push_back(line.endLabel);
    plot.description = ends.empty() ? plot.title : Text("%1: %2", {plot.title, sequence(ends, ", ")});
}

} // namespace normscope
