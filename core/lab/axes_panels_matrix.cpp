// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_norms.h"
#include "lab/axes_panels.h"
#include "lab/axes_words.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr Index mostPrinted = 24; // beyond this many rows or columns numbers are not printed in cells

Text amount(Index n, const Text& one, const Text& many) { return {"%1 %2", {count(n), n == 1 ? one : many}}; }

Text inputSubtitle(const AxesScene& scene) {
    const Sample& sample = scene.result.sample;
    const DataSettings& data = scene.result.scenario.data;
    const Index tokens = std::max<Index>(sample.tokens, 1);
    Text shape = amount(sample.x.rows() / tokens, sample.rowNoun, sample.rowsNoun);
    const Text features = amount(sample.x.cols(), NORMSCOPE_TEXT("feature"), NORMSCOPE_TEXT("features"));
    if (tokens > 1) shape = {"%1 × %2", {shape, amount(tokens, NORMSCOPE_TEXT("token"), NORMSCOPE_TEXT("tokens"))}};
    const Text units = data.units == Units::Standard ? NORMSCOPE_TEXT("sd units") : NORMSCOPE_TEXT("raw units");
    const Text plainUnits("%1 × %2, %3", {shape, features, units});
    if (data.scale == 1 && data.offset == 0) return plainUnits;
    return {NORMSCOPE_TEXT("%1, × %2, + %3"), {plainUnits, shortNumber(data.scale), shortNumber(data.offset)}};
}

Text outputSentence(const AxesScene& scene, const AxesRun& run) {
    const Text noun = rowNoun(scene.result.sample);
    switch (run.kind) {
    case NormKind::Layer:
        return {NORMSCOPE_TEXT("one mean and sd per %1"), {noun}};
    case NormKind::Rms:
        return {NORMSCOPE_TEXT("one root mean square per %1"), {noun}};
    case NormKind::Batch:
        return run.group == GroupShape::Cell ? NORMSCOPE_TEXT("running mean and sd per feature")
                                             : NORMSCOPE_TEXT("one mean and sd per feature");
    case NormKind::None:
        break;
    }
    return NORMSCOPE_TEXT("no statistic: y = x");
}

Text outputNote(const AxesScene& scene, const AxesRun& run) {
    const Text columns = valuesText(scene.x().cols()), rows = valuesText(scene.x().rows());
    switch (run.kind) {
    case NormKind::Layer:
    case NormKind::Rms:
        return {NORMSCOPE_TEXT("over the %1 of its row"), {columns}};
    case NormKind::Batch:
        if (run.group == GroupShape::Cell)
            return {NORMSCOPE_TEXT("kept from %1"), {earlierBatches(run.running.batches)}};
        return {NORMSCOPE_TEXT("over the %1 of its column"), {rows}};
    case NormKind::None:
        break;
    }
    return NORMSCOPE_TEXT("every value is left as it is");
}

// Marks belong to outputs, so they come with the stage that makes them.
std::vector<CellIndex> changedCells(const AxesScene& scene, const AxesRun& run) {
    const bool output = !scene.moment.moving || scene.moment.stage >= AxesStage::Normalise;
    if (!scene.display.changedCells || !output) return {};
    return run.changed.cells;
}

// With a scale of their own the outputs take it when they are normalised; until then they are the input's size.
void setScale(MatrixPlot& plot, const AxesScene& scene, const AxesRun& run) {
    const AxesScales& scales = scene.result.scales;
    const bool likeInput =
        run.kind == NormKind::None || (scene.moment.moving && scene.moment.stage < AxesStage::Normalise);
    plot.limit = likeInput ? scales.input : scales.output;
    plot.marginLimit = likeInput ? scales.inputMargin : scales.outputMargin;
    if (!scales.shared) plot.subtitle = {NORMSCOPE_TEXT("colours to ±%1"), {shortNumber(plot.limit)}};
}

void describe(MatrixPlot& plot) {
    plot.description = {NORMSCOPE_TEXT("%1: %2 rows, %3 columns; %4"),
                        {plot.title, count(plot.values.rows()), count(plot.values.cols()), plot.summary}};
}

} // namespace

MatrixPlot framedMatrix(const AxesScene& scene, std::string name) {
    const Sample& sample = scene.result.sample;
    MatrixPlot plot;
    plot.name = std::move(name);
    plot.rowLabels = sample.rowLabels;
    plot.columnLabels = sample.columnLabels;
    plot.shortColumnLabels = sample.shortColumnLabels;
    plot.tokens = sample.tokens;
    plot.chosen = scene.framed;
    plot.locked = scene.locked;
    plot.printValues = scene.display.cellValues && sample.x.rows() <= mostPrinted && sample.x.cols() <= mostPrinted;
    return plot;
}

void light(MatrixPlot& plot, GroupShape shape) {
    const bool known = std::find(plot.lit.begin(), plot.lit.end(), shape) != plot.lit.end();
    if (shape != GroupShape::Cell && plot.chosen && !known) plot.lit.push_back(shape);
}

MatrixPlot inputPanel(const AxesScene& scene) {
    MatrixPlot plot = framedMatrix(scene, "input");
    plot.title = NORMSCOPE_TEXT("Input");
    plot.subtitle = inputSubtitle(scene);
    plot.values = scene.x();
    plot.limit = scene.result.scales.input;
    plot.marginLimit = scene.result.scales.inputMargin;
    plot.showColumnLabels = true;
    plot.rowMargin = scene.result.inputStatistics.margins.rows;
    plot.columnMargin = scene.result.inputStatistics.margins.columns;
    plot.summary = inputSummary(scene.result.inputStatistics.margins);
    if (scene.display.changedCells) plot.changed = scene.result.edited.cells;
    for (const AxesRun& run : scene.result.runs) light(plot, run.group);
    describe(plot);
    return plot;
}

MatrixPlot outputPanel(AxesScene& scene, std::size_t place) {
    const AxesRun& run = scene.result.runs[place];
    MatrixPlot plot = framedMatrix(scene, normKey(run.kind));
    plot.title = methodTitle(run.kind);
    plot.sentence = outputSentence(scene, run);
    plot.sentenceNote = outputNote(scene, run);
    plot.role = roleOf(run.kind);
    plot.group = run.group;
    plot.values = std::move(scene.values[place]);
    setScale(plot, scene, run);
    plot.rowMargin = scene.margins[place].rows;
    plot.columnMargin = scene.margins[place].columns;
    plot.summary = outputSummary(run.kind, scene.margins[place]);
    plot.changed = changedCells(scene, run);
    light(plot, run.group);
    describe(plot);
    return plot;
}

} // namespace normscope
