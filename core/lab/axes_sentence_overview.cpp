// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_sentence.h"

#include "lab/axes_norms.h"
#include "lab/axes_words.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

bool collapsed(const MarginRange& r) { return readAlike(r.meanMin, r.meanMax) && readAlike(r.sdMin, r.sdMax); }

Text layerText(const AxesScene& scene, const MarginRange& rows, const MarginRange& columns, bool reverse) {
    const TextArgument from = strong(number(columns.meanMin)), to = strong(number(columns.meanMax));
    if (reverse && collapsed(rows))
        return {NORMSCOPE_TEXT("After %1 it is the reverse: every %2 is %3 ± %4, the features run from %5 to %6."),
                {methodName(NormKind::Layer), rowNoun(scene.result.sample), shortNumber(rows.meanMin),
                 shortNumber(rows.sdMin), from, to}};
    return {NORMSCOPE_TEXT("After %1 every %2 has %3 and %4, but the feature means still run from %5 to %6."),
            {methodName(NormKind::Layer), rowNoun(scene.result.sample), meanPhrase(rows), sdPhrase(rows), from, to}};
}

Text batchText(const AxesScene& scene, const MarginRange& rows, const MarginRange& columns, bool reverse) {
    const TextArgument from = strong(number(rows.meanMin)), to = strong(number(rows.meanMax));
    const Text nouns = rowsNoun(scene.result.sample);
    if (reverse && collapsed(columns))
        return {
            NORMSCOPE_TEXT("After %1 it is the reverse: every feature is %2 ± %3, the %4 run from %5 to %6."),
            {methodName(NormKind::Batch), shortNumber(columns.meanMin), shortNumber(columns.sdMin), nouns, from, to}};
    return {NORMSCOPE_TEXT("After %1 every feature has %2 and %3, but the means of the %4 still run from %5 to %6."),
            {methodName(NormKind::Batch), meanPhrase(columns), sdPhrase(columns), nouns, from, to}};
}

Text runningText(const AxesScene& scene, const AxesRun& run, const MarginRange& columns) {
    const bool average = scene.norm().cumulative;
    return {average ? NORMSCOPE_TEXT("%1 now uses running statistics, the plain average over %2: the feature means run "
                                     "from %3 to %4, and no output depends on another %5.")
                    : NORMSCOPE_TEXT("%1 now uses running statistics, kept from %2: the feature means run from %3 "
                                     "to %4, and no output depends on another %5."),
            {methodName(NormKind::Batch), average ? batches(run.running.batches) : earlierBatches(run.running.batches),
             strong(number(columns.meanMin)), strong(number(columns.meanMax)), rowNoun(scene.result.sample)}};
}

// Evaluation without running statistics says so first.
Text batchRunText(const AxesScene& scene, const AxesRun& run, std::size_t place, bool reverse) {
    const MarginRange rows = range(scene.margins[place].rows), columns = range(scene.margins[place].columns);
    if (run.group == GroupShape::Cell) return runningText(scene, run, columns);
    const Text text = batchText(scene, rows, columns, reverse);
    if (scene.norm().mode == NormMode::Train) return text;
    const Text none(NORMSCOPE_TEXT("%1 keeps no running statistics: evaluation uses this batch."),
                    {methodName(NormKind::Batch)});
    return sequence({none, text});
}

Text rmsText(const AxesScene& scene, const Margin& rowMargin) {
    const MarginRange rows = range(rowMargin);
    double least = 0, greatest = 0;
    for (std::size_t i = 0; i < rowMargin.mean.size(); ++i) {
        const double rms = std::hypot(rowMargin.mean[i], rowMargin.sd[i]);
        least = i == 0 ? rms : std::fmin(least, rms);
        greatest = std::fmax(greatest, rms);
    }
    const Text size = readAlike(least, greatest)
                          ? Text(NORMSCOPE_TEXT("root mean square %1"), {shortNumber(least)})
                          : Text(NORMSCOPE_TEXT("a root mean square of %1 to %2"), {number(least), number(greatest)});
    return {NORMSCOPE_TEXT("After %1 every %2 has %3, but its mean is not taken away: they run from %4 to %5."),
            {methodName(NormKind::Rms),
             rowNoun(scene.result.sample),
             {size, Role::Statistic},
             strong(number(rows.meanMin)),
             strong(number(rows.meanMax))}};
}

Text noneText(const AxesScene& scene, const MarginRange& rows, const MarginRange& columns) {
    return {NORMSCOPE_TEXT("Without a norm the %1 run from %2 to %3, the features from %4 to %5."),
            {rowsNoun(scene.result.sample), number(rows.meanMin), number(rows.meanMax), number(columns.meanMin),
             number(columns.meanMax)}};
}

// "The reverse" can be said of the second of two that group the other way.
bool isReverse(const AxesScene& scene, std::size_t place) {
    if (place != 1) return false;
    const NormKind first = scene.result.runs[0].kind, second = scene.result.runs[1].kind;
    const bool layerAndBatch = (first == NormKind::Layer && second == NormKind::Batch) ||
                               (first == NormKind::Batch && second == NormKind::Layer);
    return layerAndBatch && scene.result.runs[0].group != GroupShape::Cell;
}

Text runText(const AxesScene& scene, std::size_t place) {
    const AxesRun& run = scene.result.runs[place];
    const MarginRange rows = range(scene.margins[place].rows), columns = range(scene.margins[place].columns);
    switch (run.kind) {
    case NormKind::Layer:
        return layerText(scene, rows, columns, isReverse(scene, place));
    case NormKind::Rms:
        return rmsText(scene, scene.margins[place].rows);
    case NormKind::Batch:
        return batchRunText(scene, run, place, isReverse(scene, place));
    case NormKind::Group:
    case NormKind::Instance:
        return groupsText(scene, place);
    case NormKind::None:
        break;
    }
    return noneText(scene, rows, columns);
}

} // namespace

Text overviewSentence(const AxesScene& scene) {
    std::vector<Text> parts;
    for (std::size_t k = 0; k < scene.result.runs.size(); ++k) parts.push_back(runText(scene, k));
    return sequence(parts);
}

} // namespace normscope
