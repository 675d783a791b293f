// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_sentence.h"

#include "lab/axes_words.h"

namespace normscope {

namespace {

// How GroupNorm with one group stands to the LayerNorm of a Transformer, measured.
Text againstLayerNorm(const AxesScene& scene, const AxesRun& run) {
    const TextArgument layer = methodName(NormKind::Layer), most = strong(shortNumber(*run.toLayerNorm));
    if (run.groups.rows == 1)
        return {NORMSCOPE_TEXT("With one group and one token a sample it is %1 here: their outputs differ by at most "
                               "%2."),
                {layer, most}};
    return {NORMSCOPE_TEXT("With one group it pools the %1 tokens of a sample and differs from %2 by up to %3: the "
                           "Transformer's %2 takes every %4 by itself."),
            {count(run.groups.rows), layer, most, rowNoun(scene.result.sample)}};
}

Text specialCase(const AxesScene& scene, const AxesRun& run) {
    if (run.toLayerNorm) return againstLayerNorm(scene, run);
    if (run.kind == NormKind::Group && run.groups.columns == 1)
        return {NORMSCOPE_TEXT("With a group for every feature it is %1."), {methodName(NormKind::Instance)}};
    return {};
}

// What the norm leaves apart: the rows, and the features unless they share a mean too.
Text meansText(const AxesScene& scene, std::size_t place, const Text& after) {
    const MarginRange rows = range(scene.margins[place].rows), columns = range(scene.margins[place].columns);
    const Text nouns = rowsNoun(scene.result.sample);
    const TextArgument from = strong(number(rows.meanMin)), to = strong(number(rows.meanMax));
    if (readAlike(columns.meanMin, columns.meanMax))
        return {NORMSCOPE_TEXT("%1; the means of the %2 run from %3 to %4."), {after, nouns, from, to}};
    return {NORMSCOPE_TEXT("%1; the means of the %2 run from %3 to %4, those of the features from %5 to %6."),
            {after, nouns, from, to, strong(number(columns.meanMin)), strong(number(columns.meanMax))}};
}

} // namespace

Text groupsText(const AxesScene& scene, std::size_t place) {
    const AxesRun& run = scene.result.runs[place];
    const Sample& sample = scene.result.sample;
    const MarginRange groups = range(groupMargin(run.groups, scene.values[place]));
    const Text after(NORMSCOPE_TEXT("After %1 every %2 has %3 and %4"),
                     {methodName(run.kind), groupNoun(sample, run), meanPhrase(groups), sdPhrase(groups)});
    return sequence({meansText(scene, place, after), specialCase(scene, run)});
}

} // namespace normscope
