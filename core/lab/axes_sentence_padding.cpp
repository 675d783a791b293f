// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_sentence.h"

#include "lab/axes_padding.h"
#include "lab/axes_words.h"

#include <cmath>

namespace normscope {

namespace {

// Whose statistics move: "magnesium", or "sample 3, group 2".
Text pooledName(const AxesScene& scene, const AxesRun& run) {
    const Sample& sample = scene.result.sample;
    if (run.groups.shape == GroupShape::Column) return {"%1", {columnLabel(sample, scene.worked.column)}};
    return groupName(sample, run, run.groups.at(scene.worked));
}

Text effectText(const AxesScene& scene, const AxesRun& run) {
    const PaddingEffect effect = paddingEffect(run, scene.result.sample, run.groups.at(scene.worked));
    const TextArgument allMean = statistic(number(effect.all.mean)),
                       allSd = statistic(number(std::sqrt(effect.all.var)));
    const TextArgument mean = statistic(number(effect.real.mean)), sd = statistic(number(std::sqrt(effect.real.var)));
    const TextArgument name = methodName(run.kind), group = pooledName(scene, run);
    if (!run.groups.real.empty())
        return {NORMSCOPE_TEXT("%1 masks them: %2 keeps the mean %3 and sd %4 of its real values; counted in, padding "
                               "would make them %5 and %6."),
                {name, group, mean, sd, allMean, allSd}};
    return {run.kind == NormKind::Batch
                ? NORMSCOPE_TEXT("%1 counts them: for %2 the mean is %3 instead of %4 and the sd %5 instead of %6. A "
                                 "mask leaves them out.")
                : NORMSCOPE_TEXT("%1 counts them: for %2 the mean is %3 instead of %4 and the sd %5 instead of %6."),
            {name, group, allMean, mean, allSd, sd}};
}

Text runText(const AxesScene& scene, const AxesRun& run) {
    if (run.group == GroupShape::Row)
        return {NORMSCOPE_TEXT("%1 takes every %2 by itself: no real one feels them."),
                {methodName(run.kind), rowNoun(scene.result.sample)}};
    const bool counted = run.group != GroupShape::Cell && !run.cache.rstd.empty();
    return counted && poolsPadding(run, scene.result.sample) ? effectText(scene, run) : Text();
}

} // namespace

Text paddingSentence(const AxesScene& scene) {
    const Index padding = paddingRows(scene.result.sample);
    if (padding == 0) return {};
    std::vector<Text> parts = {{NORMSCOPE_TEXT("Of the %1 %2 %3 are padding."),
                                {count(scene.x().rows()), rowsNoun(scene.result.sample), strong(count(padding))}}};
    for (const AxesRun& run : scene.result.runs) parts.push_back(runText(scene, run));
    return sequence(parts);
}

} // namespace normscope
