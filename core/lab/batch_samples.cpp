// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_scene.h"

#include <algorithm>
#include <cmath>

// LayerNorm's statistics over the same batches: one mean a sample, whoever else is in its batch.
namespace normscope {

namespace {

constexpr Index mostPoints = 1500;

Series sampleRange(const BatchScene& scene, Index upTo) {
    Series band = newLine("sample_range", Role::Layer);
    band.style = SeriesStyle::Band;
    for (Index batch = 1; batch <= upTo; ++batch) {
        const std::vector<double>& means = scene.step(batch).sampleMean;
        if (means.empty()) continue;
        const auto [least, greatest] = std::ranges::minmax_element(means);
        band.x.push_back(double(batch));
        band.y.push_back(*least);
        band.y2.push_back(*greatest);
    }
    return band;
}

// Of large batches every so many samples only.
std::size_t samplesApart(const BatchScene& scene) {
    Index samples = 0;
    for (const StreamStep& step : scene.result.stream.steps) samples += std::ssize(step.sampleMean);
    return std::size_t(samples / mostPoints) + 1;
}

Series samplePoints(const BatchScene& scene, std::size_t apart) {
    Series points{.name = "sample", .label = {}, .role = Role::Layer, .style = SeriesStyle::Points};
    points.thin = true;
    for (Index batch = 1; batch <= scene.reached; ++batch) {
        const std::vector<double>& means = scene.step(batch).sampleMean;
        for (std::size_t sample = 0; sample < means.size(); sample += apart) {
            if (!std::isfinite(means[sample])) continue;
            points.x.push_back(double(batch));
            points.y.push_back(means[sample]);
        }
    }
    return points;
}

Text rangeText(const Series& band) {
    if (band.y.empty()) return {};
    return {NORMSCOPE_TEXT("means from %1 to %2"),
            {number(*std::ranges::min_element(band.y)), number(*std::ranges::max_element(band.y2))}};
}

} // namespace

Plot sampleStatisticsPlot(const BatchScene& scene) {
    Plot plot = emptyBatchPlot(scene, "sample-statistics");
    if (plot.cursor) plot.cursor->label = {NORMSCOPE_TEXT("batch %1"), {count(scene.cursor)}};
    plot.title = NORMSCOPE_TEXT("LayerNorm: mean of each sample");
    const std::size_t apart = samplesApart(scene);
    const std::string features = count(scene.result.stream.features);
    plot.subtitle =
        apart == 1 ? Text(NORMSCOPE_TEXT("over its %1 features alone"), {features})
                   : Text(NORMSCOPE_TEXT("over its %1 features, every %2th drawn"), {features, count(Index(apart))});
    plot.series = {sampleRange(scene, scene.batches())};
    plot.y = keptAxis(scene, plot.name, looseAxis(plot.series));
    plot.series = {sampleRange(scene, scene.reached), samplePoints(scene, apart)};
    plot.description = sequence({plot.title, rangeText(plot.series.front())}, ", ");
    return plot;
}

} // namespace normscope
