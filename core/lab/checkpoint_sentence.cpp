// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_words.h"
#include "lab/checkpoint_view.h"
#include "lab/models_checkpoint.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

using Norms = std::vector<const CheckpointNorm*>;

Text headText(const CheckpointView& view) {
    const Index width = std::max(view.norm().gammaSummary.count, view.norm().betaSummary.count);
    if (view.norms.size() == 1)
        return {NORMSCOPE_TEXT("%1 is one norm layer of %2."), {strong(view.role()), featuresText(width)}};
    return {NORMSCOPE_TEXT("%1 are %2 norm layers of %3."),
            {strong(view.role()), count(std::ssize(view.norms)), featuresText(width)}};
}

// The norms whose mean is a number.
Norms withMean(const Norms& norms, AffinePart part) {
    Norms found;
    for (const CheckpointNorm* norm : norms)
        if (!valuesOf(*norm, part).empty() && std::isfinite(summaryOf(*norm, part).mean)) found.push_back(norm);
    return found;
}

TextArgument meanText(const CheckpointNorm& norm, AffinePart part) {
    return strong(number(summaryOf(norm, part).mean));
}

Text fromFirstToLast(const char* words, const Norms& norms, AffinePart part) {
    return {words,
            {symbolOf(part), meanText(*norms.front(), part), layerWords(*norms.front()), meanText(*norms.back(), part),
             layerWords(*norms.back())}};
}

// How the mean goes from layer to layer; at least two norms.
Text trendText(const Norms& norms, AffinePart part) {
    const auto mean = [part](const CheckpointNorm* norm) { return summaryOf(*norm, part).mean; };
    const bool rises = std::ranges::adjacent_find(norms, std::ranges::greater_equal(), mean) == norms.end();
    if (rises)
        return fromFirstToLast(NORMSCOPE_TEXT("The mean of %1 grows from layer to layer: %2 at %3, %4 at %5."), norms,
                               part);
    const bool falls = std::ranges::adjacent_find(norms, std::ranges::less_equal(), mean) == norms.end();
    if (falls)
        return fromFirstToLast(NORMSCOPE_TEXT("The mean of %1 falls from layer to layer: %2 at %3, %4 at %5."), norms,
                               part);
    const CheckpointNorm& least = **std::ranges::min_element(norms, {}, mean);
    const CheckpointNorm& largest = **std::ranges::max_element(norms, {}, mean);
    const Text ends = fromFirstToLast(NORMSCOPE_TEXT("The mean of %1 is %2 at %3 and %4 at %5"), norms, part);
    return {NORMSCOPE_TEXT("%1; it is least at %2, %3, and largest at %4, %5."),
            {ends, layerWords(least), meanText(least, part), layerWords(largest), meanText(largest, part)}};
}

Text nonFiniteText(const CheckpointView& view, AffinePart part) {
    const Index nonFinite = spanOf(view.norms, part).nonFinite;
    const auto holdsOne = [part](const CheckpointNorm* norm) { return summaryOf(*norm, part).nonFinite > 0; };
    const auto first = std::ranges::find_if(view.norms, holdsOne);
    if (first == view.norms.end()) return {};
    return {NORMSCOPE_TEXT("Not finite are %1 of the numbers of %2, the first at %3."),
            {{count(nonFinite), Role::Failure}, symbolOf(part), layerWords(**first)}};
}

Text partText(const CheckpointView& view, AffinePart part) {
    if (!isThere(view.norms, part)) return {NORMSCOPE_TEXT("There is no %1."), {symbolOf(part)}};
    const AffineSpan span = spanOf(view.norms, part);
    const Norms norms = withMean(view.norms, part);
    if (norms.empty()) return {};
    if (span.min == span.max)
        return {NORMSCOPE_TEXT("%1 is %2 everywhere."), {symbolOf(part), strong(shortNumber(span.min))}};
    if (norms.size() == 1)
        return {NORMSCOPE_TEXT("The mean of %1 is %2."), {symbolOf(part), meanText(*norms[0], part)}};
    return trendText(norms, part);
}

// Where the least and the largest finite value stand: the outliers of the stream are scaled here.
Text extremesText(const std::vector<double>& values, const ParameterSummary& summary) {
    const auto placeOf = [&](double value) { return std::ranges::find(values, value) - values.begin(); };
    return {NORMSCOPE_TEXT("least at feature %1, %2, largest at feature %3, %4 (counted from 0)"),
            {count(placeOf(summary.min)), strong(number(summary.min)), count(placeOf(summary.max)),
             strong(number(summary.max))}};
}

Text negativeText(const CheckpointView& view) {
    const Index negative = std::ranges::count_if(view.norm().gamma, [](double gamma) { return gamma < 0; });
    if (view.part != AffinePart::Gamma || negative == 0) return {};
    return {NORMSCOPE_TEXT("Negative are %1 of %2: such a feature changes its sign."),
            {strong(count(negative)), count(std::ssize(view.norm().gamma))}};
}

Text chosenText(const CheckpointView& view) {
    const std::vector<double>& values = valuesOf(view.norm(), view.part);
    const ParameterSummary& summary = summaryOf(view.norm(), view.part);
    const Text place = layerWords(view.norm());
    if (values.empty()) return {};
    if (summary.nonFinite == summary.count)
        return {NORMSCOPE_TEXT("At %1 no number of %2 is finite."), {place, symbolOf(view.part)}};
    if (summary.min == summary.max)
        return {NORMSCOPE_TEXT("At %1 every feature has %2 = %3."),
                {place, symbolOf(view.part), strong(shortNumber(summary.min))}};
    return {NORMSCOPE_TEXT("At %1 %2 has mean %3 and sd %4; it is %5."),
            {place, symbolOf(view.part), statistic(number(summary.mean)), statistic(number(summary.sd)),
             extremesText(values, summary)}};
}

} // namespace

Text checkpointSentence(const ModelsResult& result, const ModelsSettings& settings) {
    const auto view = checkpointView(result, settings, settings.layer);
    if (!view) return {};
    const Text role =
        sequence({headText(*view), partText(*view, AffinePart::Gamma), nonFiniteText(*view, AffinePart::Gamma),
                  partText(*view, AffinePart::Beta), nonFiniteText(*view, AffinePart::Beta)});
    return sequence({role, sequence({chosenText(*view), negativeText(*view)})}, "\n");
}

} // namespace normscope
