// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_memory.h"

#include <algorithm>
#include <cmath>

// The same batches, remembered in four ways.
namespace normscope {

namespace {

using Way = ConventionStudy::Way;

constexpr LineForm wayForms[] = {LineForm::Plain, LineForm::Pre, LineForm::Post, LineForm::Output};

std::string wayLetter(std::size_t way) { return {char('A' + way)}; }

Series wayLine(const BatchScene& scene, std::size_t k, Index upTo) {
    const Way& way = scene.result.conventions.ways[k];
    Series line = newLine("way_" + count(Index(k) + 1), Role::Batch, wayForms[std::min(k, std::size(wayForms) - 1)]);
    for (Index batch = 0; batch <= upTo; ++batch) {
        line.x.push_back(double(batch));
        line.y.push_back(chosenAfter(scene, way.mean, batch, 0));
    }
    line.letter = wayLetter(k);
    line.endLabel = valueText(line.y.back());
    if (scene.pointing && scene.cursor < upTo)
        line.cursorLabel = valueText(chosenAfter(scene, way.mean, scene.cursor, 0));
    return line;
}

std::vector<Series> wayLines(const BatchScene& scene, Index upTo) {
    std::vector<Series> lines;
    for (std::size_t k = 0; k < scene.result.conventions.ways.size(); ++k) lines.push_back(wayLine(scene, k, upTo));
    return lines;
}

// The share of the new value is one thing, what the two libraries call momentum another.
Text translationText(const NormSettings& norm) {
    const double share = norm.convention == MomentumConvention::Keras ? convertMomentum(norm.momentum) : norm.momentum;
    return {NORMSCOPE_TEXT("%1 in PyTorch is %2 in Keras"), {shareText(share), shareText(convertMomentum(share))}};
}

Plot meanPlot(const BatchScene& scene) {
    Plot plot = emptyBatchPlot(scene, "convention-mean");
    plot.title = {NORMSCOPE_TEXT("Running mean of %1"), {featureText(scene)}};
    plot.subtitle = translationText(scene.norm());
    plot.y = keptAxis(scene, plot.name, looseAxis(wayLines(scene, scene.batches())));
    plot.series = wayLines(scene, scene.reached);
    std::vector<Text> ends;
    for (std::size_t k = 0; k < plot.series.size(); ++k)
        ends.push_back({"%1 %2", {scene.result.conventions.ways[k].name, plot.series[k].endLabel}});
    plot.description = {"%1: %2", {plot.title, sequence(ends, "; ")}};
    return plot;
}

bool isOwn(const NormSettings& norm, const Way& way) {
    if (way.cumulative || norm.cumulative) return way.cumulative == norm.cumulative;
    constexpr double rounding = 1e-9; // of converting there and back
    return way.convention == norm.convention && std::abs(way.momentum - norm.momentum) < rounding;
}

TextTable::Row rowOf(const BatchScene& scene, std::size_t k) {
    const Way& way = scene.result.conventions.ways[k];
    return {{"%1  %2", {{wayLetter(k), Role::Batch}, way.name}},
            {valueText(chosenAfter(scene, way.mean, scene.cursor, 0)),
             valueText(chosenAfter(scene, way.var, scene.cursor, 1)), valueText(chosenOf(scene, way.evaluated))},
            isOwn(scene.norm(), way)};
}

TextTable table(const BatchScene& scene) {
    TextTable table;
    table.name = "convention-table";
    table.title = {NORMSCOPE_TEXT("After %1 batches"), {count(scene.cursor)}};
    table.subtitle = NORMSCOPE_TEXT("the same data each time; last column: the first sample in evaluation, at "
                                    "the end of the stream");
    table.columns = {NORMSCOPE_TEXT("running mean"), NORMSCOPE_TEXT("running variance"), NORMSCOPE_TEXT("evaluated")};
    std::vector<Text> rows;
    for (std::size_t k = 0; k < scene.result.conventions.ways.size(); ++k) {
        table.rows.push_back(rowOf(scene, k));
        const TextTable::Row& row = table.rows.back();
        rows.push_back({NORMSCOPE_TEXT("%1: mean %2, variance %3"), {row.head, row.cells[0], row.cells[1]}});
    }
    table.description = sequence({table.title, sequence(rows, "; ")}, ": ");
    return table;
}

} // namespace

void addConventions(const BatchScene& scene, std::vector<Panel>& panels) {
    panels.emplace_back(meanPlot(scene));
    panels.emplace_back(table(scene));
}

} // namespace normscope
