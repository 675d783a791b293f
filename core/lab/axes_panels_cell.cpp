// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_norms.h"
#include "lab/axes_panels.h"
#include "lab/axes_words.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

namespace {

const CellEdit* editOf(const AxesScene& scene) {
    const auto& edits = scene.result.scenario.data.edits;
    const auto here = [&](const CellEdit& edit) {
        return edit.row == scene.worked.row && edit.column == scene.worked.column;
    };
    const auto found = std::find_if(edits.rbegin(), edits.rend(), here);
    return found == edits.rend() ? nullptr : &*found;
}

bool isDrawn(DataSource source) { return source == DataSource::Gaussian || source == DataSource::Outlier; }

// Where the number comes from.
Text sourceText(const AxesScene& scene) {
    const Sample& sample = scene.result.sample;
    const auto [row, column] = scene.worked;
    if (editOf(scene)) return {NORMSCOPE_TEXT("edited; it was %1"), {number(sample.prepared(row, column))}};
    if (!sample.real[std::size_t(row)]) return NORMSCOPE_TEXT("padding at the end of its sample");
    if (isDrawn(scene.result.scenario.data.source))
        return {NORMSCOPE_TEXT("drawn at random, seed %1"), {std::to_string(scene.result.scenario.seed)}};
    const Text all(NORMSCOPE_TEXT("all %1 %2 %3 ± %4"),
                   {count(scene.result.tableRows), sample.rowsNoun, significant(sample.featureMean(column), 3),
                    significant(sample.featureSd(column), 3)});
    return {NORMSCOPE_TEXT("measured %1; %2"), {significant(sample.measured(row, column), 3), all}};
}

Text scaleTitle(const AxesScene& scene) {
    if (!scene.result.scales.shared) return NORMSCOPE_TEXT("colours of the input; the outputs have their own");
    switch (scene.result.runs.size()) {
    case 0:
        return NORMSCOPE_TEXT("colour scale of the matrix");
    case 1:
        return NORMSCOPE_TEXT("one colour scale for both matrices");
    case 2:
        return NORMSCOPE_TEXT("one colour scale for the three matrices");
    default:
        return NORMSCOPE_TEXT("one colour scale for the four matrices");
    }
}

double entry(const std::vector<double>& values, std::size_t group) {
    return group < values.size() ? values[group] : std::numeric_limits<double>::quiet_NaN();
}

// With what its statistics are taken over.
Text arithmeticTitle(const AxesScene& scene, const AxesRun& run, Index group) {
    const Text name = groupName(scene.result.sample, run, group);
    if (run.kind == NormKind::None) return name;
    const bool running = run.kind == NormKind::Batch && run.group == GroupShape::Cell;
    return {"%1, %2", {name, running ? NORMSCOPE_TEXT("running statistics") : valuesText(run.groups.values(group))}};
}

Text asStatistic(const Text& text) { return {"%1", {{text, Role::Statistic}}}; }

Text titleOf(const AxesRun& run, const Text& text) { return run.kind == NormKind::None ? text : asStatistic(text); }

Text statisticsText(const AxesRun& run, const Arithmetic& a) {
    if (run.kind == NormKind::None) return {};
    const Text text = run.kind == NormKind::Rms ? Text(NORMSCOPE_TEXT("mean square = %1"), {a.var})
                                                : Text("μ = %1\u00a0\u00a0\u00a0\u00a0\u00a0σ² = %2", {a.mean, a.var});
    return asStatistic(text);
}

Text zeroOverZero(const AxesRun& run) {
    if (run.kind == NormKind::Rms) return NORMSCOPE_TEXT("0/0: every value of the row is 0 and ε is 0.");
    if (run.groups.shape == GroupShape::Column)
        return NORMSCOPE_TEXT("0/0: every value of the column is equal and ε is 0.");
    return run.groups.shape == GroupShape::Block ? NORMSCOPE_TEXT("0/0: every value of the group is equal and ε is 0.")
                                                 : NORMSCOPE_TEXT("0/0: every value of the row is equal and ε is 0.");
}

// Why the formula cannot be worked in this group.
Text undefinedNote(const AxesScene& scene, const AxesRun& run, Index group) {
    if (run.status == NormStatus::UnevenGroups)
        return {NORMSCOPE_TEXT("Not defined: %1."), {unevenGroups(scene.x().cols(), scene.norm().numGroups)}};
    if (run.status == NormStatus::OneValuePerChannel)
        return run.groups.shape == GroupShape::Block
                   ? NORMSCOPE_TEXT("Not defined: a group of one value has no variance.")
                   : NORMSCOPE_TEXT("Not defined: a column of one value has no variance to learn from.");
    if (!run.groups.counts(scene.worked.row)) return NORMSCOPE_TEXT("Padding: the mask leaves it out, and its y is 0.");
    const auto& undefined = run.undefined;
    const bool here = std::find(undefined.begin(), undefined.end(), group) != undefined.end();
    if (run.status != NormStatus::ZeroVarianceZeroEps || (!here && !undefined.empty())) return {};
    return zeroOverZero(run);
}

std::vector<NamedNumber> exactNumbers(const AxesScene& scene, const AxesRun& run, double mean, double var) {
    const auto [row, column] = scene.worked;
    std::vector<NamedNumber> numbers = {{"x", scene.x()(row, column)}};
    if (run.kind != NormKind::None) {
        if (run.kind != NormKind::Rms) numbers.push_back({"mean", mean});
        numbers.insert(numbers.end(), {{"var", var},
                                       {"eps", scene.norm().eps},
                                       {"gamma", gammaOf(scene.norm(), column)},
                                       {"beta", betaOf(scene.norm(), column)}});
    }
    numbers.insert(numbers.end(), {{"y", run.y(row, column)},
                                   {"float32_stepwise_to_kernel", run.threeWays.stepwiseToKernel},
                                   {"float32_stepwise_to_float64", run.threeWays.stepwiseToDouble},
                                   {"float32_kernel_to_float64", run.threeWays.kernelToDouble}});
    return numbers;
}

void printNumbers(Arithmetic& a, const NormSettings& norm, Index feature) {
    for (const NamedNumber& n : a.exact) {
        if (n.name == "x") a.x = number(n.value);
        if (n.name == "mean") a.mean = number(n.value);
        if (n.name == "var") a.var = number(n.value);
        if (n.name == "y") a.y = number(n.value);
    }
    if (a.identity) return;
    a.eps = epsPower(norm.eps);
    if (gammaOf(norm, feature) != 1) a.gamma = shortNumber(gammaOf(norm, feature));
    if (betaOf(norm, feature) != 0) a.beta = shortNumber(betaOf(norm, feature));
}

} // namespace

CellCard cellPanel(const AxesScene& scene) {
    CellCard card;
    card.scaleTitle = scaleTitle(scene);
    card.limit = scene.result.scales.input;
    card.title = NORMSCOPE_TEXT("No cells");
    if (scene.empty()) return card;
    const Sample& sample = scene.result.sample;
    const auto [row, column] = scene.worked;
    card.title = {NORMSCOPE_TEXT("Cell: %1 %2, %3"),
                  {rowNoun(sample), rowLabel(sample, row), columnLabel(sample, column)}};
    card.value = "x = " + number(sample.x(row, column));
    card.source = sourceText(scene);
    card.exact = {{"x", sample.x(row, column)},
                  {"before_edits", sample.prepared(row, column)},
                  {"measured", sample.measured(row, column)},
                  {"feature_mean", sample.featureMean(column)},
                  {"feature_sd", sample.featureSd(column)}};
    return card;
}

Arithmetic arithmeticPanel(const AxesScene& scene, const AxesRun& run) {
    const Index group = run.groups.at(scene.worked);
    const auto place = std::size_t(group);
    const double low = place < run.cache.meanLow.size() ? run.cache.meanLow[place] : 0;
    Arithmetic a;
    a.name = "arithmetic-" + normKey(run.kind);
    a.title = titleOf(run, arithmeticTitle(scene, run, group));
    a.shortTitle = titleOf(run, groupName(scene.result.sample, run, group));
    a.role = roleOf(run.kind);
    a.hasMean = run.kind != NormKind::Rms;
    a.identity = run.kind == NormKind::None;
    a.exact = exactNumbers(scene, run, entry(run.cache.mean, place) + low, entry(run.cache.var, place));
    printNumbers(a, scene.norm(), scene.worked.column);
    a.statistics = statisticsText(run, a);
    a.lit = scene.lit;
    a.note = undefinedNote(scene, run, group);
    a.description = {NORMSCOPE_TEXT("%1, %2: x = %3 becomes y = %4"), {methodName(run.kind), a.title, a.x, a.y}};
    return a;
}

} // namespace normscope
