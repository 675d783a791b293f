// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_sentence.h"

#include "lab/axes_norms.h"
#include "lab/axes_words.h"
#include "lab/gradient_parts.h"

#include <cmath>

namespace normscope {

namespace {

const char* blockWords(const AxesRun& run) {
    if (run.kind == NormKind::Instance)
        return NORMSCOPE_TEXT("Under %1 it hears the %2 inputs of its feature within its sample and no other sample.");
    if (run.groups.across == 1)
        return NORMSCOPE_TEXT("Under %1 it hears the %2 inputs of its sample and no other sample.");
    return NORMSCOPE_TEXT("Under %1 it hears the %2 inputs of its group and no other sample.");
}

Text influencesText(const AxesScene& scene, const AxesRun& run) {
    if (!run.groups.counts(scene.worked.row))
        return {NORMSCOPE_TEXT("Under %1 it is padding that is left out, and hears nothing."), {methodName(run.kind)}};
    const TextArgument values = strong(count(run.groups.values(run.groups.at(scene.worked))));
    switch (run.group) {
    case GroupShape::Row:
        return {NORMSCOPE_TEXT("Under %1 it hears the %2 inputs of its own row and no other %3."),
                {methodName(run.kind), values, rowNoun(scene.result.sample)}};
    case GroupShape::Column:
        return {run.groups.real.empty()
                    ? NORMSCOPE_TEXT("Under %1 it hears the %2 inputs of its column, one of every %3.")
                    : NORMSCOPE_TEXT("Under %1 it hears the %2 inputs of its column, one of every real %3."),
                {methodName(run.kind), values, rowNoun(scene.result.sample)}};
    case GroupShape::Block:
        return {blockWords(run), {methodName(run.kind), values}};
    case GroupShape::Cell:
        break;
    }
    return {NORMSCOPE_TEXT("Under %1 it hears its own input alone."), {methodName(run.kind)}};
}

// Part of the arriving gradient's squared size that a part has.
std::string sharePercent(const std::vector<double>& part, const std::vector<double>& h) {
    const double size = l2(h);
    const double share = l2(part) / size;
    return size > 0 ? percent(share * share) : fixed(0, 1);
}

Text removedText(const AxesScene& scene, const AxesRun& run) {
    const GradientParts parts = gradientParts(run, scene.norm(), shownUpstream(scene, run), scene.worked);
    if (run.kind == NormKind::None) return NORMSCOPE_TEXT("Without a norm all of it passes.");
    const std::string xhat = sharePercent(parts.xhatPart, parts.h);
    if (!parts.removesXhat)
        return {NORMSCOPE_TEXT("%1 removes nothing: it only scales by %2."),
                {methodName(run.kind), strong(number(parts.rstd * gammaOf(scene.norm(), scene.worked.column)))}};
    if (!parts.removesMean)
        return {NORMSCOPE_TEXT("%1 removes the part along x̂, %2 % of its squared size."),
                {methodName(run.kind), strong(xhat)}};
    return {NORMSCOPE_TEXT("%1 removes its mean, %2 % of its squared size, and the part along x̂, %3 %."),
            {methodName(run.kind), strong(sharePercent(parts.meanPart, parts.h)), strong(xhat)}};
}

} // namespace

Text influenceSentence(const AxesScene& scene) {
    const Sample& sample = scene.result.sample;
    std::vector<Text> parts = {
        {NORMSCOPE_TEXT("Look at the output of %1 %2, %3."),
         {rowNoun(sample), rowLabel(sample, scene.worked.row), columnLabel(sample, scene.worked.column)}}};
    for (const AxesRun& run : scene.result.runs) parts.push_back(influencesText(scene, run));
    return sequence(parts);
}

Text backwardSentence(const AxesScene& scene) {
    std::vector<Text> parts = {scene.result.scenario.axes.upstream == Upstream::OneCell
                                   ? NORMSCOPE_TEXT("A gradient arrives at the chosen output alone.")
                                   : NORMSCOPE_TEXT("A random gradient arrives at every output.")};
    for (const AxesRun& run : scene.result.runs) parts.push_back(removedText(scene, run));
    return sequence(parts);
}

} // namespace normscope
