// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/checkpoint_view.h"

#include "lab/axes_words.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

std::optional<CheckpointView> checkpointView(const ModelsResult& result, const ModelsSettings& settings, Index layer) {
    if (!result.checkpoint) return {};
    std::vector<const CheckpointNorm*> norms = result.checkpoint->of(settings.role);
    if (norms.empty()) return {};
    const Index chosen = std::clamp<Index>(layer, 0, std::ssize(norms) - 1);
    return CheckpointView{*result.checkpoint, std::move(norms), chosen, settings.part};
}

const std::vector<double>& valuesOf(const CheckpointNorm& norm, AffinePart part) {
    return part == AffinePart::Gamma ? norm.gamma : norm.beta;
}

const ParameterSummary& summaryOf(const CheckpointNorm& norm, AffinePart part) {
    return part == AffinePart::Gamma ? norm.gammaSummary : norm.betaSummary;
}

bool isThere(const std::vector<const CheckpointNorm*>& norms, AffinePart part) {
    return std::ranges::any_of(norms, [part](const CheckpointNorm* norm) { return !valuesOf(*norm, part).empty(); });
}

AffineSpan spanOf(const std::vector<const CheckpointNorm*>& norms, AffinePart part) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    AffineSpan span{none, none, none, none, 0};
    bool first = true;
    for (const CheckpointNorm* norm : norms) {
        if (valuesOf(*norm, part).empty()) continue;
        const ParameterSummary& summary = summaryOf(*norm, part);
        if (first) span.meanFirst = summary.mean;
        first = false;
        span.meanLast = summary.mean;
        span.min = std::fmin(span.min, summary.min); // of a number and NaN it is the number
        span.max = std::fmax(span.max, summary.max);
        span.nonFinite += summary.nonFinite;
    }
    return span;
}

std::string symbolOf(AffinePart part) { return part == AffinePart::Gamma ? "γ" : "β"; }

double layerNumber(const CheckpointView& view, std::size_t place) {
    return double(view.norms[place]->place.layer.value_or(Index(place)));
}

Text layerWords(const CheckpointNorm& norm) {
    if (!norm.place.layer) return {"%1", {norm.place.name}};
    return {NORMSCOPE_TEXT("layer %1"), {count(*norm.place.layer)}};
}

Text featuresText(Index n) {
    if (n == 1) return NORMSCOPE_TEXT("one feature");
    return {NORMSCOPE_TEXT("%1 features"), {count(n)}};
}

} // namespace normscope
