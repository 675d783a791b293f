// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_words.h"
#include "lab/checkpoint_view.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

// The norms of the role that have the part, one a column.
struct Layers {
    std::vector<double> x, mean, sd, min, max;
};

Layers layersOf(const CheckpointView& view) {
    Layers layers;
    for (std::size_t k = 0; k < view.norms.size(); ++k) {
        if (valuesOf(*view.norms[k], view.part).empty()) continue;
        const ParameterSummary& summary = summaryOf(*view.norms[k], view.part);
        layers.x.push_back(layerNumber(view, k));
        layers.mean.push_back(summary.mean);
        layers.sd.push_back(summary.sd);
        layers.min.push_back(summary.min);
        layers.max.push_back(summary.max);
    }
    return layers;
}

Series band(const Layers& layers) {
    Series band{
        .name = "sd", .label = NORMSCOPE_TEXT("mean ± sd"), .role = Role::Statistic, .style = SeriesStyle::Band};
    band.x = layers.x;
    for (std::size_t k = 0; k < layers.x.size(); ++k) {
        band.y.push_back(layers.mean[k] - layers.sd[k]);
        band.y2.push_back(layers.mean[k] + layers.sd[k]);
    }
    return band;
}

Series line(const char* name, Text label, const Layers& layers, const std::vector<double>& y) {
    Series line{.name = name, .label = std::move(label)};
    line.x = layers.x;
    line.y = y;
    return line;
}

Series extreme(const char* name, Text label, const Layers& layers, const std::vector<double>& y) {
    Series extreme = line(name, std::move(label), layers, y);
    extreme.thin = true;
    return extreme;
}

Series meanLine(const CheckpointView& view, const Layers& layers) {
    Series mean = line("mean", NORMSCOPE_TEXT("mean"), layers, layers.mean);
    mean.role = Role::Statistic;
    if (valuesOf(view.norm(), view.part).empty()) return mean;
    mean.cursorLabel = {"%1", {statistic(number(summaryOf(view.norm(), view.part).mean))}};
    return mean;
}

// Room for all that is finite; around a single value as well.
Axis valueAxis(const CheckpointView& view, const Layers& layers) {
    constexpr double margin = 0.05, least = 0.05;
    Axis axis{symbolOf(view.part), "", 0, 1, false};
    const AffineSpan span = spanOf(view.norms, view.part);
    if (!std::isfinite(span.min)) return axis;
    double lower = span.min, upper = span.max;
    for (std::size_t k = 0; k < layers.x.size(); ++k) { // a skew layer's band reaches beyond its values
        lower = std::fmin(lower, layers.mean[k] - layers.sd[k]);
        upper = std::fmax(upper, layers.mean[k] + layers.sd[k]);
    }
    const double room =
        std::max(margin * (upper - lower), upper > lower ? 0 : std::max(least, least * std::abs(lower)));
    axis.lower = lower - room;
    axis.upper = upper + room;
    return axis;
}

Axis layerAxis(const CheckpointView& view) {
    const double first = layerNumber(view, 0), last = layerNumber(view, view.norms.size() - 1);
    Axis axis{NORMSCOPE_TEXT("layer"), "", first, last, false};
    if (first < last) return axis;
    axis.lower = first - 1;
    axis.upper = first + 1;
    axis.ticks = {{first, layerWords(*view.norms.front())}};
    return axis;
}

std::vector<Text> notesOf(const CheckpointView& view) {
    if (!isThere(view.norms, view.part)) return {Text(NORMSCOPE_TEXT("no %1 in these norms"), {symbolOf(view.part)})};
    const Index nonFinite = spanOf(view.norms, view.part).nonFinite;
    if (nonFinite == 0) return {};
    return {Text(NORMSCOPE_TEXT("%1 not finite"), {{count(nonFinite), Role::Failure}})};
}

Text description(const CheckpointView& view) {
    const AffineSpan span = spanOf(view.norms, view.part);
    if (!isThere(view.norms, view.part)) return {"%1: %2", {view.role(), notesOf(view).front()}};
    return {NORMSCOPE_TEXT("%1 of %2 by layer: mean from %3 to %4, all values between %5 and %6"),
            {symbolOf(view.part), view.role(), number(span.meanFirst), number(span.meanLast), number(span.min),
             number(span.max)}};
}

} // namespace

Plot affineLayersPanel(const CheckpointView& view) {
    const Layers layers = layersOf(view);
    Plot plot;
    plot.name = "affine-layers";
    plot.title = {NORMSCOPE_TEXT("%1 by layer"), {symbolOf(view.part)}};
    plot.subtitle = {"%1", {view.role()}};
    plot.x = layerAxis(view);
    plot.y = valueAxis(view, layers);
    if (!layers.x.empty())
        plot.series = {band(layers), extreme("min", NORMSCOPE_TEXT("least and largest"), layers, layers.min),
                       extreme("max", {}, layers, layers.max), meanLine(view, layers)};
    plot.notes = notesOf(view);
    plot.description = description(view);
    plot.cursor = Cursor{layerNumber(view, std::size_t(view.chosen)), layerWords(view.norm())};
    return plot;
}

} // namespace normscope
