// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_norms.h"
#include "lab/axes_panels.h"
#include "lab/axes_scales.h"
#include "lab/axes_words.h"
#include "norm/influence.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

namespace {

MatrixD influenceOf(const AxesScene& scene, const AxesRun& run) {
    const auto [row, column] = scene.worked;
    const bool failed = run.status != NormStatus::Ok && run.cache.rstd.empty();
    if (failed) return MatrixD::Constant(scene.x().rows(), scene.x().cols(), std::numeric_limits<double>::quiet_NaN());
    return influence(run.norm, scene.norm().mode, scene.x(), run.cache, row, column);
}

struct Span {
    double least = std::numeric_limits<double>::infinity();
    double greatest = -std::numeric_limits<double>::infinity();
};

Span othersOf(const MatrixD& map, GroupShape group, CellIndex cell) {
    Span span;
    const Index n = group == GroupShape::Row ? map.cols() : map.rows();
    for (Index k = 0; k < n; ++k) {
        const CellIndex other = group == GroupShape::Row ? CellIndex{cell.row, k} : CellIndex{k, cell.column};
        if (other == cell) continue;
        span.least = std::min(span.least, map(other.row, other.column));
        span.greatest = std::max(span.greatest, map(other.row, other.column));
    }
    return span;
}

Text influenceSummary(const MatrixD& map, GroupShape group, CellIndex cell) {
    const TextArgument own = strong(number(map(cell.row, cell.column)));
    const Span others = group == GroupShape::Cell ? Span() : othersOf(map, group, cell);
    if (!(others.least <= others.greatest)) return {NORMSCOPE_TEXT("itself %1 · all other inputs 0"), {own}};
    const char* words = group == GroupShape::Row
                            ? NORMSCOPE_TEXT("itself %1 · its row %2 … %3 · all other inputs 0")
                            : NORMSCOPE_TEXT("itself %1 · its column %2 … %3 · all other inputs 0");
    return {words, {own, number(others.least), number(others.greatest)}};
}

MatrixPlot influencePanel(const AxesScene& scene, const AxesRun& run) {
    const Sample& sample = scene.result.sample;
    MatrixPlot plot = framedMatrix(scene, "influence-" + normKey(run.kind));
    plot.title = methodTitle(run.kind);
    plot.sentence = NORMSCOPE_TEXT("how far each input moves this output");
    plot.role = roleOf(run.kind);
    plot.group = run.group;
    plot.values = influenceOf(scene, run);
    plot.zeroIsNothing = true;
    plot.chosen = scene.worked;
    plot.summary = influenceSummary(plot.values, run.group, scene.worked);
    light(plot, run.group);
    plot.description = {
        NORMSCOPE_TEXT("∂y / ∂x: how far each input moves the output at %1 %2, %3. %4"),
        {rowNoun(sample), rowLabel(sample, scene.worked.row), columnLabel(sample, scene.worked.column), plot.summary}};
    return plot;
}

// All that is not 0 lies in the group of the cell.
double largestIn(const MatrixPlot& plot, GroupShape group, CellIndex cell) {
    const Span others = group == GroupShape::Cell ? Span() : othersOf(plot.values, group, cell);
    double largest = 0;
    for (const double value : {plot.values(cell.row, cell.column), others.least, others.greatest})
        if (std::isfinite(value)) largest = std::max(largest, std::abs(value));
    return largest;
}

} // namespace

std::vector<MatrixPlot> influencePanels(const AxesScene& scene) {
    std::vector<MatrixPlot> plots;
    double limit = 0;
    for (const AxesRun& run : scene.result.runs) {
        plots.push_back(influencePanel(scene, run));
        limit = std::max(limit, largestIn(plots.back(), run.group, scene.worked));
    }
    for (MatrixPlot& plot : plots) {
        plot.limit = roundedUp(limit);
        plot.subtitle = {NORMSCOPE_TEXT("influence ∂y/∂x, to ±%1"), {shortNumber(plot.limit)}};
    }
    return plots;
}

} // namespace normscope
