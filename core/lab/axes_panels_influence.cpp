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
    return influence(run.norm, scene.norm().mode, scene.x(), run.cache, row, column, run.groups.real);
}

struct Span {
    double least = std::numeric_limits<double>::infinity();
    double greatest = -std::numeric_limits<double>::infinity();
};

// Of the other inputs that the output depends on.
Span othersOf(const MatrixD& map, const AxesRun& run, CellIndex cell) {
    Span span;
    if (run.group == GroupShape::Cell || !run.groups.counts(cell.row)) return span;
    eachCell(run.groups, run.groups.at(cell), [&](Index i, Index j) {
        if (CellIndex{i, j} == cell) return;
        span.least = std::min(span.least, map(i, j));
        span.greatest = std::max(span.greatest, map(i, j));
    });
    return span;
}

const char* groupWords(GroupShape shape) {
    if (shape == GroupShape::Row) return NORMSCOPE_TEXT("itself %1 · its row %2 … %3 · all other inputs 0");
    if (shape == GroupShape::Column) return NORMSCOPE_TEXT("itself %1 · its column %2 … %3 · all other inputs 0");
    return NORMSCOPE_TEXT("itself %1 · its group %2 … %3 · all other inputs 0");
}

Text influenceSummary(const MatrixD& map, const AxesRun& run, CellIndex cell) {
    if (!run.groups.counts(cell.row)) return NORMSCOPE_TEXT("padding that is left out: no input moves it");
    const TextArgument own = strong(number(map(cell.row, cell.column)));
    const Span others = othersOf(map, run, cell);
    if (!(others.least <= others.greatest)) return {NORMSCOPE_TEXT("itself %1 · all other inputs 0"), {own}};
    return {groupWords(run.group), {own, number(others.least), number(others.greatest)}};
}

MatrixPlot influencePanel(const AxesScene& scene, const AxesRun& run) {
    const Sample& sample = scene.result.sample;
    MatrixPlot plot = framedMatrix(scene, "influence-" + normKey(run.kind));
    plot.title = methodTitle(run.kind);
    plot.sentence = NORMSCOPE_TEXT("how far each input moves this output");
    plot.role = roleOf(run.kind);
    plot.group = run.group;
    plot.blockRows = run.groups.rows;
    plot.blockColumns = run.groups.columns;
    plot.values = influenceOf(scene, run);
    plot.zeroIsNothing = true;
    plot.chosen = scene.worked;
    plot.summary = influenceSummary(plot.values, run, scene.worked);
    light(plot, run);
    plot.description = {
        NORMSCOPE_TEXT("∂y / ∂x: how far each input moves the output at %1 %2, %3. %4"),
        {rowNoun(sample), rowLabel(sample, scene.worked.row), columnLabel(sample, scene.worked.column), plot.summary}};
    return plot;
}

// All that is not 0 lies in the group of the cell.
double largestIn(const MatrixPlot& plot, const AxesRun& run, CellIndex cell) {
    const Span others = othersOf(plot.values, run, cell);
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
        limit = std::max(limit, largestIn(plots.back(), run, scene.worked));
    }
    for (MatrixPlot& plot : plots) {
        plot.limit = roundedUp(limit);
        plot.subtitle = {NORMSCOPE_TEXT("influence ∂y/∂x, to ±%1"), {shortNumber(plot.limit)}};
    }
    return plots;
}

} // namespace normscope
