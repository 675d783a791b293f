// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_norms.h"
#include "lab/axes_padding.h"
#include "lab/axes_panels.h"
#include "lab/axes_words.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr Index mostPrinted = 24; // beyond this many rows or columns numbers are not printed in cells

Text amount(Index n, const Text& one, const Text& many) { return {"%1 %2", {count(n), n == 1 ? one : many}}; }

Text tokensText(Index n) { return amount(n, NORMSCOPE_TEXT("token"), NORMSCOPE_TEXT("tokens")); }

Text featuresText(Index n) { return amount(n, NORMSCOPE_TEXT("feature"), NORMSCOPE_TEXT("features")); }

Text inputSubtitle(const AxesScene& scene) {
    const Sample& sample = scene.result.sample;
    const DataSettings& data = scene.result.scenario.data;
    const Index tokens = std::max<Index>(sample.tokens, 1);
    Text shape = amount(sample.x.rows() / tokens, sample.rowNoun, sample.rowsNoun);
    const Text features = featuresText(sample.x.cols());
    if (tokens > 1) shape = {"%1 × %2", {shape, tokensText(tokens)}};
    const Text units = data.units == Units::Standard ? NORMSCOPE_TEXT("sd units") : NORMSCOPE_TEXT("raw units");
    const Text plainUnits("%1 × %2, %3", {shape, features, units});
    const bool asIs = data.scale == 1 && data.offset == 0;
    const Text scaled =
        asIs ? plainUnits
             : Text(NORMSCOPE_TEXT("%1, × %2, + %3"), {plainUnits, shortNumber(data.scale), shortNumber(data.offset)});
    const Index padding = paddingTokens(sample);
    return padding == 0 ? scaled : Text(NORMSCOPE_TEXT("%1, last %2 padding"), {scaled, count(padding)});
}

Text outputSentence(const AxesScene& scene, const AxesRun& run) {
    const Text noun = groupNoun(scene.result.sample, run);
    if (run.status == NormStatus::UnevenGroups) return NORMSCOPE_TEXT("no equal groups");
    switch (run.kind) {
    case NormKind::Layer:
    case NormKind::Group:
    case NormKind::Instance:
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

Text batchNote(const AxesScene& scene, const AxesRun& run) {
    if (run.group == GroupShape::Cell)
        return {scene.norm().cumulative ? NORMSCOPE_TEXT("plain average over %1") : NORMSCOPE_TEXT("kept from %1"),
                {scene.norm().cumulative ? batches(run.running.batches) : earlierBatches(run.running.batches)}};
    if (scene.norm().mode == NormMode::Evaluate)
        return NORMSCOPE_TEXT("no running statistics: evaluation uses this batch");
    const Text values = valuesText(scene.empty() ? 0 : run.groups.values(0));
    return {run.groups.real.empty() ? NORMSCOPE_TEXT("over the %1 of its column")
                                    : NORMSCOPE_TEXT("over the %1 of its column that are no padding"),
            {values}};
}

Text outputNote(const AxesScene& scene, const AxesRun& run) {
    const Text values = valuesText(scene.empty() ? 0 : run.groups.values(0));
    switch (run.kind) {
    case NormKind::Layer:
    case NormKind::Rms:
        return {NORMSCOPE_TEXT("over the %1 of its row"), {values}};
    case NormKind::Batch:
        return batchNote(scene, run);
    case NormKind::Group:
        if (run.status == NormStatus::UnevenGroups) return unevenGroups(scene.x().cols(), scene.norm().numGroups);
        return {NORMSCOPE_TEXT("over its %1: %2 × %3"),
                {values, tokensText(run.groups.rows), featuresText(run.groups.columns)}};
    case NormKind::Instance:
        return {NORMSCOPE_TEXT("over the %1 of its sample"), {tokensText(run.groups.rows)}};
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

void setBlock(MatrixPlot& plot, const AxesRun& run) {
    plot.blockRows = run.groups.rows;
    plot.blockColumns = run.groups.columns;
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

void light(MatrixPlot& plot, const AxesRun& run) {
    const bool known = std::find(plot.lit.begin(), plot.lit.end(), run.group) != plot.lit.end();
    if (run.group == GroupShape::Cell || !plot.chosen || known) return;
    plot.lit.push_back(run.group);
    if (run.group == GroupShape::Block) setBlock(plot, run);
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
    for (const AxesRun& run : scene.result.runs) light(plot, run);
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
    setBlock(plot, run);
    plot.values = std::move(scene.values[place]);
    setScale(plot, scene, run);
    plot.rowMargin = scene.margins[place].rows;
    plot.columnMargin = scene.margins[place].columns;
    plot.summary = outputSummary(run, scene.margins[place], plot.values);
    plot.changed = changedCells(scene, run);
    light(plot, run);
    describe(plot);
    return plot;
}

} // namespace normscope
