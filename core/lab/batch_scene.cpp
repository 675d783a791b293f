// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_scene.h"

#include "lab/batch_stream.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

namespace {

constexpr double margin = 0.06, logMargin = 1.25; // of an axis beyond its values

struct Extent {
    double least = std::numeric_limits<double>::infinity(), greatest = -std::numeric_limits<double>::infinity();

    bool empty() const { return !(least <= greatest); }
    void take(double value) {
        least = std::min(least, value);
        greatest = std::max(greatest, value);
    }
};

Extent extentOf(const std::vector<Series>& series, bool positive) {
    Extent extent;
    for (const Series& one : series)
        for (const auto* values : {&one.y, &one.y2})
            for (const double value : *values)
                if (std::isfinite(value) && (!positive || value > 0)) extent.take(value);
    return extent;
}

} // namespace

double BatchScene::paddedShare() const { return double(paddingRows(settings())) / double(settings().size); }

BatchScene batchScene(const BatchResult& result, const BatchLook& look) {
    BatchScene scene{.result = result, .display = look.display.value_or(result.scenario.batch)};
    const Index batches = scene.batches();
    const bool resting = !(look.frame > 0);
    scene.reached = resting ? batches : Index(std::floor(std::min(look.frame, double(batches))));
    scene.cursor =
        look.hovered ? std::clamp<Index>(*look.hovered, std::min<Index>(1, batches), batches) : scene.reached;
    scene.pointing = batches > 0 && (look.hovered.has_value() || !resting);
    const Index features = std::max<Index>(result.stream.features, 1);
    scene.feature = std::size_t(std::clamp<Index>(scene.display.feature, 1, features) - 1);
    scene.ranges = look.ranges;
    return scene;
}

double chosenOf(const BatchScene& scene, const std::vector<double>& values) {
    return scene.feature < values.size() ? values[scene.feature] : notThere;
}

double chosenAfter(const BatchScene& scene, const std::vector<std::vector<double>>& values, Index batch, double start) {
    if (batch < 1) return start;
    return batch <= std::ssize(values) ? chosenOf(scene, values[std::size_t(batch) - 1]) : notThere;
}

Axis keptAxis(const BatchScene& scene, const std::string& panel, const Axis& fitted) {
    const Plot* kept = keptPanel<Plot>(scene, panel);
    return kept && kept->y.logarithmic == fitted.logarithmic ? kept->y : fitted;
}

Axis looseAxis(const std::vector<Series>& series) {
    const Extent extent = extentOf(series, false);
    if (extent.empty()) return {{}, "", 0, 1, false};
    const double span = extent.greatest - extent.least, more = span > 0 ? margin * span : 0.5;
    return {{}, "", extent.least - more, extent.greatest + more, false};
}

Axis looseAxisFromZero(const std::vector<Series>& series) {
    const Extent extent = extentOf(series, false);
    const bool something = !extent.empty() && extent.greatest > 0;
    return {{}, "", 0, something ? (1 + margin) * extent.greatest : 1, false};
}

Axis looseLogAxis(const std::vector<Series>& series) {
    const Extent extent = extentOf(series, true);
    if (extent.empty()) return {{}, "", 0.1, 1, true};
    return {{}, "", extent.least / logMargin, extent.greatest * logMargin, true};
}

Axis sizeAxis(std::span<const Index> sizes) {
    Axis axis{NORMSCOPE_TEXT("B"), "", double(sizes.front()) / logMargin, double(sizes.back()) * logMargin, true};
    for (const Index size : sizes) axis.ticks.push_back({double(size), {"%1", {count(size)}}});
    return axis;
}

Cursor sizeCursor(const BatchScene& scene, std::span<const Index> sizes) {
    const Index size = scene.settings().size;
    const bool drawn = std::ranges::find(sizes, size) != sizes.end();
    return {double(size), drawn ? Text() : Text("B = %1", {count(size)}), 0};
}

Series newLine(const std::string& name, Role role, LineForm form) {
    Series line{.name = name, .label = {}, .role = role};
    line.form = form;
    return line;
}

Series theoryCurve(const std::string& name, std::vector<double> x, std::vector<double> y, Text label) {
    Series line{.name = name, .label = {}};
    line.theory = true;
    line.x = std::move(x);
    line.y = std::move(y);
    line.endLabel = std::move(label);
    return line;
}

Plot emptyBatchPlot(const BatchScene& scene, const char* name) {
    Plot plot;
    plot.name = name;
    plot.x = {NORMSCOPE_TEXT("batch"), "", 0, double(std::max<Index>(scene.batches(), 1)), false};
    if (scene.pointing) plot.cursor = Cursor{double(scene.cursor), {}, 0};
    return plot;
}

Text valueText(double value) { return {"%1", {number(value)}}; }

std::string changeNumber(double change) {
    constexpr double rounding = 1e-12; // below it shortNumber() says 0
    return change == 0 || !(std::abs(change) < rounding) ? shortNumber(change) : significant(change, 2);
}

std::string shareText(double share) {
    constexpr double digits = 1e6; // what 1 - share leaves behind them is rounding
    return roundTrip(std::round(digits * share) / digits);
}

Text percentPoint(double percent) { return {"%1 %", {fixed(percent, 0)}}; }

Text sigmas(double value) { return {"%1 σ", {number(value)}}; }

Text evaluationName(const BatchScene& scene) {
    return scene.norm().trackRunningStats ? NORMSCOPE_TEXT("running") : NORMSCOPE_TEXT("evaluation");
}

Text featureText(const BatchScene& scene) { return {NORMSCOPE_TEXT("feature %1"), {count(Index(scene.feature) + 1)}}; }

} // namespace normscope
