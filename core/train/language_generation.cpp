// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "math/random.h"
#include "train/language_draws.h"
#include "train/language_model.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

constexpr Index promptLength = 8;

VectorD logSoftmax(const VectorD& logits) {
    const double largest = logits.maxCoeff();
    return logits.array() - (largest + std::log((logits.array() - largest).exp().sum()));
}

// The sign whose share of the unit interval holds u.
int pick(const VectorD& logProbabilities, double u) {
    double below = 0;
    for (Index k = 0; k < logProbabilities.size(); ++k) {
        below += std::exp(logProbabilities[k]);
        if (u <= below) return int(k);
    }
    return int(logProbabilities.size()) - 1;
}

VectorD nextLogits(const TrainedLanguageModel& model, const std::vector<int>& text, double eps) {
    const auto length = std::min(text.size(), std::size_t(model.settings().context));
    const std::vector<int> context(text.end() - std::ptrdiff_t(length), text.end());
    return model.logits(context, eps).bottomRows(1).transpose();
}

} // namespace

std::vector<int> drawPrompt(Random& random) {
    constexpr Index room = 20; // the prompt does not start in the very last words
    const std::string& text = languageText();
    const Index start = random.below(std::ssize(text) - room);
    std::vector<int> prompt;
    for (Index k = start; k < start + promptLength; ++k)
        prompt.push_back(int(languageAlphabet().find(text[std::size_t(k)])));
    return prompt;
}

CoupledGeneration generateCoupled(const TrainedLanguageModel& model, double eps, double otherEps, Index characters,
                                  std::uint64_t seed) {
    Random random(seed);
    CoupledGeneration result;
    result.first = result.second = drawPrompt(random);
    result.firstDifference = characters;
    for (Index k = 0; k < characters; ++k) {
        const VectorD p = nextLogits(model, result.first, eps), q = nextLogits(model, result.first, otherEps);
        const VectorD logP = logSoftmax(p), logQ = logSoftmax(q);
        result.kl.push_back((logP.array().exp() * (logP - logQ).array()).sum());
        result.logitChange.push_back((p - q).cwiseAbs().maxCoeff());
        const VectorD logOwn = logSoftmax(nextLogits(model, result.second, otherEps));
        const double u = random.uniform();
        result.first.push_back(pick(logP, u));
        result.second.push_back(pick(logOwn, u));
        if (result.firstDifference == characters && result.first.back() != result.second.back())
            result.firstDifference = k;
    }
    return result;
}

} // namespace normscope
