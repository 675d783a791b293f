// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_norms.h"
#include "lab/axes_panels.h"
#include "lab/axes_words.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

constexpr double headroom = 1.08; // above the highest bin

Series steps(const char* name, Text label, Role role, SeriesStyle style, const Histogram& histogram) {
    Series result{name, std::move(label), role, style, false, histogram.edges, {}};
    for (const Index n : histogram.counts) result.y.push_back(double(n));
    return result;
}

double highest(const Histogram& histogram) {
    Index most = 1;
    for (const Index n : histogram.counts) most = std::max(most, n);
    return double(most);
}

// Histograms on shared bins share the height too.
double sharedHeight(const AxesScene& scene, const Histogram& own) {
    double height = highest(own);
    const auto consider = [&](const Histogram& other) {
        if (other.edges == own.edges) height = std::max(height, highest(other));
    };
    consider(scene.result.inputStatistics.histogram);
    for (const AxesRun& run : scene.result.runs) consider(run.statistics.histogram);
    return headroom * height;
}

std::vector<Text> notes(const MatrixStatistics& statistics, const char* largest) {
    std::vector<Text> result;
    if (statistics.cells.n > 0) {
        const std::string mean = fixed(statistics.cells.mean, 2), sd = fixed(std::sqrt(statistics.cells.var), 2);
        const bool small = statistics.maxAbs < 100;
        const Text text("%1 ± %2", {small ? mean : number(statistics.cells.mean),
                                    small ? sd : number(std::sqrt(statistics.cells.var))});
        result.push_back({"%1", {{text, Role::Statistic}}});
        result.push_back(
            {largest, {statistics.maxAbs < 100 ? fixed(statistics.maxAbs, 1) : number(statistics.maxAbs)}});
    }
    if (statistics.cells.n == 0 && statistics.nonFinite > 0)
        result.push_back({"%1", {{Text(NORMSCOPE_TEXT("no finite values")), Role::Failure}}});
    if (statistics.nonFinite > 0)
        result.push_back({NORMSCOPE_TEXT("%1 not finite"), {{count(statistics.nonFinite), Role::Failure}}});
    return result;
}

Plot histogramPlot(const AxesScene& scene, const std::string& key, const MatrixStatistics& statistics) {
    const Histogram& own = statistics.histogram;
    Plot plot;
    plot.name = "histogram-" + key;
    plot.x.lower = own.edges.empty() ? 0 : own.edges.front();
    plot.x.upper = own.edges.empty() ? 1 : own.edges.back();
    plot.y = {NORMSCOPE_TEXT("cells"), "", 0, sharedHeight(scene, own), false};
    return plot;
}

void describe(Plot& plot) {
    plot.description = {NORMSCOPE_TEXT("Histogram, %1: %2"), {plot.title, sequence(plot.notes, ", ")}};
}

} // namespace

Plot inputHistogram(const AxesScene& scene) {
    const MatrixStatistics& statistics = scene.result.inputStatistics;
    Plot plot = histogramPlot(scene, "input", statistics);
    plot.title = {NORMSCOPE_TEXT("All %1 values: input"), {count(scene.x().size())}};
    plot.x.title = "x";
    plot.x.unit = unitsName(scene.result.scenario.data);
    plot.series = {steps("input", {}, Role::Plain, SeriesStyle::FilledSteps, statistics.histogram)};
    plot.notes = notes(statistics, NORMSCOPE_TEXT("max |x| %1"));
    describe(plot);
    return plot;
}

Plot outputHistogram(const AxesScene& scene, const AxesRun& run) {
    const std::string key = normKey(run.kind);
    const Histogram& before = scene.result.inputStatistics.histogram;
    Plot plot = histogramPlot(scene, key, run.statistics);
    plot.title = {NORMSCOPE_TEXT("after %1"), {methodName(run.kind)}};
    if (run.kind == NormKind::None) plot.title = NORMSCOPE_TEXT("without a norm");
    plot.x.title = "y";
    plot.series = {steps(key.c_str(), {}, roleOf(run.kind), SeriesStyle::FilledSteps, run.statistics.histogram)};
    if (before.edges == run.statistics.histogram.edges)
        plot.series.push_back(steps("input", NORMSCOPE_TEXT("input"), Role::Plain, SeriesStyle::Steps, before));
    plot.notes = notes(run.statistics, NORMSCOPE_TEXT("max |y| %1"));
    describe(plot);
    return plot;
}

} // namespace normscope
