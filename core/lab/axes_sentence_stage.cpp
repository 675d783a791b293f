// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_sentence.h"

#include "lab/axes_affine.h"
#include "lab/axes_words.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

// The statistics by which the run normalises, from the least to the greatest.
Text between(const std::vector<double>& values) {
    if (values.empty()) return NORMSCOPE_TEXT("none");
    const auto [least, greatest] = std::minmax_element(values.begin(), values.end());
    return {"%1 … %2", {statistic(number(*least)), statistic(number(*greatest))}};
}

Text inputText(const AxesScene& scene) {
    const MarginRange rows = range(scene.result.inputStatistics.margins.rows);
    const MarginRange columns = range(scene.result.inputStatistics.margins.columns);
    return {NORMSCOPE_TEXT("Every matrix still holds the input: the %1 run from %2 to %3, the features from %4 to %5."),
            {rowsNoun(scene.result.sample), strong(number(rows.meanMin)), strong(number(rows.meanMax)),
             strong(number(columns.meanMin)), strong(number(columns.meanMax))}};
}

Text meanText(const AxesScene& scene, const AxesRun& run) {
    const TextArgument name = methodName(run.kind);
    const Text means = between(run.cache.mean);
    switch (run.kind) {
    case NormKind::Batch:
        if (run.group == GroupShape::Cell)
            return {NORMSCOPE_TEXT("%1 takes the running mean of each feature: %2."), {name, means}};
        [[fallthrough]];
    case NormKind::Layer:
    case NormKind::Group:
    case NormKind::Instance:
        return {NORMSCOPE_TEXT("%1 takes one mean per %2, over its %3 values: %4."),
                {name, groupNoun(scene.result.sample, run), count(run.groups.values(0)), means}};
    case NormKind::Rms:
        return {NORMSCOPE_TEXT("%1 takes no mean."), {name}};
    case NormKind::None:
        break;
    }
    return {};
}

Text centreText(const AxesScene&, const AxesRun& run) {
    switch (run.kind) {
    case NormKind::Layer:
        return {NORMSCOPE_TEXT("%1 takes from every value the mean of its row."), {methodName(run.kind)}};
    case NormKind::Batch:
        return {NORMSCOPE_TEXT("%1 takes from every value the mean of its column."), {methodName(run.kind)}};
    case NormKind::Group:
        return {NORMSCOPE_TEXT("%1 takes from every value the mean of its group."), {methodName(run.kind)}};
    case NormKind::Instance:
        return {NORMSCOPE_TEXT("%1 takes from every value the mean of its feature within its sample."),
                {methodName(run.kind)}};
    case NormKind::Rms:
        return {NORMSCOPE_TEXT("%1 leaves the values where they are."), {methodName(run.kind)}};
    case NormKind::None:
        break;
    }
    return {};
}

Text varianceText(const AxesScene& scene, const AxesRun& run) {
    const TextArgument name = methodName(run.kind);
    const Text vars = between(run.cache.var);
    switch (run.kind) {
    case NormKind::Batch:
        if (run.group == GroupShape::Cell)
            return {NORMSCOPE_TEXT("%1 takes the running variance of each feature: %2."), {name, vars}};
        [[fallthrough]];
    case NormKind::Layer:
    case NormKind::Group:
    case NormKind::Instance:
        return {NORMSCOPE_TEXT("%1 takes the variance of each %2: %3."),
                {name, groupNoun(scene.result.sample, run), vars}};
    case NormKind::Rms:
        return {NORMSCOPE_TEXT("%1 takes the mean square of each %2: %3."), {name, rowNoun(scene.result.sample), vars}};
    case NormKind::None:
        break;
    }
    return {};
}

Text normaliseText(const AxesScene& scene, const AxesRun& run) {
    switch (run.kind) {
    case NormKind::Layer:
        return {NORMSCOPE_TEXT("%1 divides every row by its own √(σ² + ε)."), {methodName(run.kind)}};
    case NormKind::Batch:
        return {NORMSCOPE_TEXT("%1 divides every column by its own √(σ² + ε)."), {methodName(run.kind)}};
    case NormKind::Group:
    case NormKind::Instance:
        return {NORMSCOPE_TEXT("%1 divides every %2 by its own √(σ² + ε)."),
                {methodName(run.kind), groupNoun(scene.result.sample, run)}};
    case NormKind::Rms:
        return {NORMSCOPE_TEXT("%1 divides every row by the root of its mean square + ε."), {methodName(run.kind)}};
    case NormKind::None:
        break;
    }
    return {};
}

Text eachRun(const AxesScene& scene, Text (*tell)(const AxesScene&, const AxesRun&)) {
    std::vector<Text> parts;
    for (const AxesRun& run : scene.result.runs) parts.push_back(tell(scene, run));
    return sequence(parts);
}

} // namespace

Text stageSentence(const AxesScene& scene) {
    if (scene.finished()) return {};
    switch (scene.moment.stage) {
    case AxesStage::Input:
        return inputText(scene);
    case AxesStage::Mean:
        return eachRun(scene, meanText);
    case AxesStage::Centre:
        return eachRun(scene, centreText);
    case AxesStage::Variance:
        return eachRun(scene, varianceText);
    case AxesStage::Normalise:
        return scene.moment.others < 1 ? eachRun(scene, normaliseText) : Text();
    case AxesStage::Affine:
        break;
    }
    return affineSentence(scene);
}

} // namespace normscope
