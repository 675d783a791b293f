// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/placement.h"
#include "nn/residual_stack.h"
#include "train/optimizer.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

// A tiny causal language model over characters, trained in seconds:
//
//   h_t = E[c_t] + p_t,   logits_t = Stack(h)_t H^T + c       2 blocks of attention and feed-forward, d = 32
namespace normscope {

struct LanguageSettings {
    Index width = 32, layers = 2, heads = 2, hidden = 64;
    Index context = 32; // characters
    Index batch = 16;   // windows a step
    Index steps = 250;
    double lr = 3e-3; // Adam
    double eps = 1e-5;
    Placement placement = Placement::Pre; // of LayerNorm
    // Embedding, positions and both output matrices of every block start so many times smaller and learn so much
    // slower, so that the residual stream keeps about this rms.
    double residualScale = 1;
    std::uint64_t seed = 0;
    bool operator==(const LanguageSettings&) const = default;
};

// The text that is learned, 225 characters or so, and its alphabet in order.
const std::string& languageText();
const std::string& languageAlphabet();

class TrainedLanguageModel {
public:
    // Null: stopped. onStep is told the number of steps done.
    static std::shared_ptr<const TrainedLanguageModel>
    train(const LanguageSettings& settings, std::stop_token stop = {}, const std::function<void(Index)>& onStep = {});
    ~TrainedLanguageModel();

    const LanguageSettings& settings() const;
    const std::vector<double>& losses() const; // of each step, nats a character

    // Logits behind every character of the context (at most `context` of them, places in the alphabet), with every
    // norm's eps replaced: characters × alphabet.
    MatrixD logits(const std::vector<int>& characters, double eps) const;
    // The mean variance of the rows between the sub-layers, first to last, for the first window of the text: of what
    // goes into the norms of Pre-LN.
    std::vector<double> normVariance() const;
    // Mean cross-entropy of the text in windows of `context`, half a window apart.
    double crossEntropy(double eps) const;

private:
    struct State;
    explicit TrainedLanguageModel(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

// Two continuations of one prompt, by two eps and the same uniform random numbers; and how the distributions differ
// along the text of the first one. KL in double, sum p (log p - log q) with p of the first.
struct CoupledGeneration {
    std::vector<int> first, second; // with the prompt
    std::vector<double> kl, logitChange;
    Index firstDifference = 0; // from 0 behind the prompt; their number: none
};
CoupledGeneration generateCoupled(const TrainedLanguageModel& model, double eps, double otherEps, Index characters,
                                  std::uint64_t seed);

} // namespace normscope
