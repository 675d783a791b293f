// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_sentence.h"

#include "lab/axes_norms.h"
#include "lab/axes_words.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

constexpr double mostOfARow = 0.5;     // of the energy: from here on one feature speaks for all
constexpr double nearlyConstant = 0.1; // sd by mean: at most this is told as a constant
constexpr Index fewFeatures = 4;       // among fewer one may well hold half

struct Dominance {
    const AxesRun* run = nullptr;
    Index feature = 0;
};

// The first row norm in whose output one feature holds most of the energy.
Dominance findDominance(const AxesResult& result) {
    for (const AxesRun& run : result.runs) {
        const auto& share = run.statistics.energy.mean;
        if (statisticShape(run.kind) != GroupShape::Row || Index(share.size()) < fewFeatures) continue;
        const auto largest = std::max_element(share.begin(), share.end());
        if (*largest > mostOfARow) return {&run, Index(largest - share.begin())};
    }
    return {};
}

Text holdsText(const AxesScene& scene, const Dominance& found) {
    const auto place = std::size_t(found.feature);
    const EnergyShares& energy = found.run->statistics.energy;
    return {NORMSCOPE_TEXT("One feature, %1, holds %2 % of the energy of a row after %3 (at least %4 %)."),
            {strong(columnLabel(scene.result.sample, found.feature)), strong(percent(energy.mean[place])),
             methodName(found.run->kind), percent(energy.least[place])}};
}

// What is left of a feature that always takes the same share is nearly the same number.
Text restText(const AxesScene& scene, const Dominance& found) {
    const Margin& columns = found.run->statistics.margins.columns;
    const double mean = columns.mean[std::size_t(found.feature)], sd = columns.sd[std::size_t(found.feature)];
    const std::string others = count(scene.x().cols() - 1);
    if (sd > nearlyConstant * std::abs(mean))
        return {NORMSCOPE_TEXT("The other %1 features share the rest."), {others}};
    return {NORMSCOPE_TEXT("It is %1 ± %2 in every %3, and the other %4 features share the rest."),
            {statistic(number(mean)), statistic(number(sd)), rowNoun(scene.result.sample), others}};
}

Text batchText(const AxesRun& run, Index feature) {
    const MarginRange columns = range(run.statistics.margins.columns);
    const std::string share = percent(run.statistics.energy.mean[std::size_t(feature)]);
    const bool even = fixed(columns.sdMin, 2) == fixed(columns.sdMax, 2);
    if (even && run.group == GroupShape::Column)
        return {NORMSCOPE_TEXT("%1 brings every feature to %2 ± %3; there it holds %4 %."),
                {methodName(run.kind), statistic(shortNumber(columns.meanMin)), statistic(shortNumber(columns.sdMin)),
                 strong(share)}};
    return {NORMSCOPE_TEXT("After %1 it holds %2 %."), {methodName(run.kind), strong(share)}};
}

} // namespace

Text dominanceSentence(const AxesScene& scene) {
    const Dominance found = findDominance(scene.result);
    if (!found.run) return {};
    std::vector<Text> parts = {holdsText(scene, found), restText(scene, found)};
    for (const AxesRun& run : scene.result.runs) {
        if (&run == found.run || run.kind == NormKind::None) continue;
        parts.push_back(batchText(run, found.feature));
    }
    return sequence(parts);
}

} // namespace normscope
