// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/parameter_span.h"

#include <vector>

// How weights follow gradients. Names and order of operations as torch.optim, with step t = 1, 2 ...
//
//   Sgd       w -= lr g                                     g counts the decay: g + weight_decay w
//   Momentum  v = momentum v + g (first step: g),           w -= lr v
//   Adam      m = beta1 m + (1 - beta1) g,  v = beta2 v + (1 - beta2) g^2
//             w -= lr (m / (1 - beta1^t)) / (sqrt(v / (1 - beta2^t)) + eps)      Kingma and Ba 2015 (arXiv 1412.6980)
//   AdamW     first w -= lr weight_decay w, then Adam without decay in g          Loshchilov and Hutter 2019
//   (1711.05101)
namespace normscope {

enum class OptimizerKind { Sgd, Momentum, Adam, AdamW };

// What weight decay pulls to 0. A rule over kinds of parameters: names say nothing.
enum class DecayOf {
    All,
    Weights, // matrices only: neither biases nor the gamma and beta of norms
    Norms    // gamma and beta only
};

struct OptimizerSettings {
    OptimizerKind kind = OptimizerKind::Adam;
    double momentum = 0.9;
    double beta1 = 0.9, beta2 = 0.999;
    double eps = 1e-8;
    double weightDecay = 0;
    DecayOf decayOf = DecayOf::All;
};

bool decays(DecayOf rule, ParameterKind kind);

// What an optimizer remembers: of each value a first and, for Adam, a second moment.
template <class T>
struct OptimizerState {
    std::vector<T> first, second;
    Index step = 0; // taken so far
};

template <class T>
OptimizerState<T> initialState(const OptimizerSettings& settings, const std::vector<ParameterSpan<T>>& parameters);

// One step over all parameters, in place. Allocates nothing.
template <class T>
void optimize(const OptimizerSettings& settings, double lr, const std::vector<ParameterSpan<T>>& parameters,
              OptimizerState<T>& state);

// L2 over all gradients, summed in double.
template <class T>
double globalNorm(const std::vector<ParameterSpan<T>>& parameters);

// torch.nn.utils.clip_grad_norm_: all gradients times min(1, limit / (norm + 1e-6)). Returns the factor; 1 if the norm
// is not finite, as no factor mends it.
template <class T>
double clipGlobalNorm(const std::vector<ParameterSpan<T>>& parameters, double norm, double limit);

} // namespace normscope
