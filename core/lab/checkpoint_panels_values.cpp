// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_words.h"
#include "lab/checkpoint_view.h"
#include "math/histogram.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

constexpr double headroom = 1.08; // above the highest bin

// About twice the root of their number: fine enough for outliers, coarse enough for a shape.
Histogram histogramOf(const std::vector<double>& values) {
    const auto bins = Index(2 * std::sqrt(double(values.size())));
    return histogram(Eigen::Map<const MatrixD>(values.data(), 1, std::ssize(values)), std::clamp<Index>(bins, 8, 100));
}

void fill(Plot& plot, const Histogram& histogram) {
    if (histogram.edges.empty()) return; // no value is finite
    Series series{.name = "features", .label = {}, .style = SeriesStyle::FilledSteps};
    series.x = histogram.edges;
    for (const Index n : histogram.counts) series.y.push_back(double(n));
    plot.x.lower = series.x.front();
    plot.x.upper = series.x.back();
    plot.y.upper = headroom * *std::ranges::max_element(series.y);
    plot.series = {std::move(series)};
}

std::vector<Text> notesOf(const ParameterSummary& summary) {
    std::vector<Text> notes = {featuresText(summary.count)};
    if (summary.nonFinite < summary.count) {
        notes.push_back({"%1", {statistic(number(summary.mean) + " ± " + number(summary.sd))}});
        if (summary.min == summary.max)
            notes.push_back(NORMSCOPE_TEXT("all equal"));
        else
            notes.push_back({"%1 … %2", {number(summary.min), number(summary.max)}});
    }
    if (summary.nonFinite > 0)
        notes.push_back({NORMSCOPE_TEXT("%1 not finite"), {{count(summary.nonFinite), Role::Failure}}});
    return notes;
}

} // namespace

Plot affineValuesPanel(const CheckpointView& view) {
    const std::vector<double>& values = valuesOf(view.norm(), view.part);
    Plot plot;
    plot.name = "affine-values";
    plot.title = {NORMSCOPE_TEXT("%1 over features, %2"), {symbolOf(view.part), layerWords(view.norm())}};
    plot.subtitle = {"%1", {view.norm().place.name}};
    plot.x = {symbolOf(view.part), "", 0, 1, false};
    plot.y = {NORMSCOPE_TEXT("features"), "", 0, 1, false};
    if (values.empty())
        plot.notes = {Text(NORMSCOPE_TEXT("no %1 in this norm"), {symbolOf(view.part)})};
    else {
        fill(plot, histogramOf(values));
        plot.notes = notesOf(summaryOf(view.norm(), view.part));
    }
    plot.description = {NORMSCOPE_TEXT("Histogram, %1: %2"), {plot.title, sequence(plot.notes, ", ")}};
    return plot;
}

} // namespace normscope
