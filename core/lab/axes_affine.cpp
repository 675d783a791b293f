// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_affine.h"

#include "lab/axes_norms.h"
#include "lab/axes_words.h"

#include <algorithm>

namespace normscope {

namespace {

// Of the features that are shown.
struct Values {
    std::vector<double> gammas, betas;

    bool changeNothing() const { return allAre(gammas, 1) && allAre(betas, 0); }

    static bool allAre(const std::vector<double>& values, double value) {
        return std::ranges::all_of(values, [value](double each) { return each == value; });
    }
    static bool areEqual(const std::vector<double>& values) { return values.empty() || allAre(values, values.front()); }
};

Values valuesOf(const AxesResult& result) {
    const Index features = result.sample.x.cols();
    return {gammasOf(result.scenario.norm, features), betasOf(result.scenario.norm, features)};
}

std::string span(const std::vector<double>& values) {
    const auto [least, largest] = std::ranges::minmax(values);
    const std::string from = shortNumber(least), to = shortNumber(largest);
    return from == to ? from : std::string(from).append(" … ").append(to);
}

bool hasOwn(const NormSettings& norm) {
    const bool gammas = norm.elementwiseAffine && !norm.gammaValues.empty();
    return gammas || (norm.elementwiseAffine && norm.bias && !norm.betaValues.empty());
}

} // namespace

Text affineCaption(const AxesResult& result) {
    const NormSettings& norm = result.scenario.norm;
    const Values values = valuesOf(result);
    if (values.changeNothing()) return {};
    const Text both("γ %1, β %2", {span(values.gammas), span(values.betas)});
    return norm.affineSource.empty() || !hasOwn(norm) ? both : Text("%1 (%2)", {both, norm.affineSource});
}

Text affineSentence(const AxesScene& scene) {
    const Values values = valuesOf(scene.result);
    if (values.changeNothing()) return NORMSCOPE_TEXT("γ = 1 and β = 0 leave every value as it is.");
    const char* words =
        Values::areEqual(values.gammas) && Values::areEqual(values.betas)
            ? NORMSCOPE_TEXT("Every value is multiplied by γ = %1, then β = %2 is added.")
            : NORMSCOPE_TEXT("Every value is multiplied by its feature's γ, %1, then its feature's β, %2, is added.");
    return {words, {strong(span(values.gammas)), strong(span(values.betas))}};
}

} // namespace normscope
