// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_sentence.h"

#include "lab/axes_words.h"

namespace normscope {

namespace {

Text editedText(const AxesScene& scene, const AxesChanges& edited) {
    const Sample& sample = scene.result.sample;
    if (edited.cells.size() > 1)
        return {NORMSCOPE_TEXT("You changed %1 input cells."), {strong(count(Index(edited.cells.size())))}};
    const auto [row, column] = edited.cells.front();
    return {NORMSCOPE_TEXT("You changed %1 %2, %3 from %4 to %5."),
            {rowNoun(sample), rowLabel(sample, row), columnLabel(sample, column), number(sample.prepared(row, column)),
             strong(number(sample.x(row, column)))}};
}

Text reachText(const AxesRun& run) {
    const AxesChanges& changed = run.changed;
    const TextArgument cells = strong(count(Index(changed.cells.size())));
    if (changed.cells.empty()) return {NORMSCOPE_TEXT("After %1 no output moved."), {methodName(run.kind)}};
    if (changed.cells.size() == 1) return {NORMSCOPE_TEXT("After %1 one output moved."), {methodName(run.kind)}};
    if (changed.rows == 1)
        return {NORMSCOPE_TEXT("After %1 %2 outputs moved, all in one row."), {methodName(run.kind), cells}};
    if (changed.columns == 1)
        return {NORMSCOPE_TEXT("After %1 %2 outputs moved, all in one column: every row feels it."),
                {methodName(run.kind), cells}};
    return {NORMSCOPE_TEXT("After %1 %2 outputs moved, in %3 rows and %4 columns."),
            {methodName(run.kind), cells, count(changed.rows), count(changed.columns)}};
}

} // namespace

Text editSentence(const AxesScene& scene) {
    const AxesChanges& edited = scene.result.edited;
    if (edited.cells.empty()) return {};
    std::vector<Text> parts = {editedText(scene, edited)};
    for (const AxesRun& run : scene.result.runs) parts.push_back(reachText(run));
    return sequence(parts);
}

} // namespace normscope
