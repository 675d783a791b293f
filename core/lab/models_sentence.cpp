// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_words.h"
#include "lab/models_table.h"
#include "models/model_words.h"

#include <algorithm>

// "What you see": counted over the rows that are shown.
namespace normscope {

namespace {

using Rows = std::vector<const Model*>;

template <class Condition>
TextArgument counted(const Rows& rows, Condition condition) {
    return strong(count(std::ranges::count_if(rows, [&](const Model* model) { return condition(*model); })));
}

TextArgument withPlacement(const Rows& rows, ModelsPlacement placement) {
    return counted(rows, [=](const Model& model) { return placementGroup(model) == placement; });
}

TextArgument withNorm(const Rows& rows, ModelsNorm norm) {
    return counted(rows, [=](const Model& model) { return normGroup(model) == norm; });
}

Text placementsText(const Rows& rows) {
    return {NORMSCOPE_TEXT("Of %1 models %2 put the norm in front of each sublayer (Pre), %3 behind the sum (Post), %4 "
                           "elsewhere."),
            {strong(count(std::ssize(rows))), withPlacement(rows, ModelsPlacement::Pre),
             withPlacement(rows, ModelsPlacement::Post), withPlacement(rows, ModelsPlacement::Other)}};
}

Text normsText(const Rows& rows) {
    return {NORMSCOPE_TEXT("%1: %2, %3: %4, %5: %6; without β: %7, with a final norm: %8."),
            {methodName(NormKind::Layer), withNorm(rows, ModelsNorm::Layer), methodName(NormKind::Rms),
             withNorm(rows, ModelsNorm::Rms), methodName(NormKind::Batch), withNorm(rows, ModelsNorm::Batch),
             counted(rows, [](const Model& model) { return model.affine != ModelAffine::GammaBeta; }),
             counted(rows, [](const Model& model) { return model.finalNorm; })}};
}

Text epsRangeText(const Rows& rows) {
    const auto byEps = [](const Model* a, const Model* b) { return a->eps < b->eps; };
    const auto [least, greatest] = std::minmax_element(rows.begin(), rows.end(), byEps);
    if ((*least)->eps == (*greatest)->eps)
        return {NORMSCOPE_TEXT("ε is %1 in all of them."), {strong(epsText(**least))}};
    return {NORMSCOPE_TEXT("ε runs from %1 (%2) to %3, by a factor of %4."),
            {strong(epsText(**least)), (*least)->name, strong(epsText(**greatest)),
             epsPlain((*greatest)->eps / (*least)->eps)}};
}

Text countsText(const Rows& rows) {
    if (rows.empty()) return NORMSCOPE_TEXT("No model passes the filters.");
    if (rows.size() == 1) return NORMSCOPE_TEXT("One model passes the filters.");
    return sequence({placementsText(rows), normsText(rows), epsRangeText(rows)});
}

Text chosenText(const ModelsScene& scene) {
    const Model& model = scene.chosen;
    return {NORMSCOPE_TEXT("Chosen: %1. %2, %3, ε %4; final norm: %5."),
            {strong(model.name), TextArgument(normText(model), roleOf(model.norm)), placementText(model),
             epsText(model), finalNormText(model)}};
}

} // namespace

Text tableSentence(const ModelsScene& scene) { return sequence({countsText(scene.shown), chosenText(scene)}, "\n"); }

} // namespace normscope
