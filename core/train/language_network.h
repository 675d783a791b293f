// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/random.h"
#include "nn/residual_stack.h"
#include "train/language_model.h"

#include <span>

// The network of the language model and its passes.
namespace normscope {

struct LanguageNetwork {
    MatrixF embedding; // alphabet × d
    MatrixF positions; // context × d
    ResidualStack<float> stack;
    Linear<float> head;
};

struct LanguageGradient {
    MatrixF embedding, positions;
    StackGradient<float> stack;
    Linear<float> head;
};

LanguageNetwork initialNetwork(const LanguageSettings& settings, Index alphabet);
LanguageGradient zeroGradient(const LanguageNetwork& network);
// The network with another eps in every norm.
LanguageNetwork withEps(LanguageNetwork network, double eps);

// Parameters with their gradients: those that start smaller by the residual scale, and all others.
struct LanguageParameters {
    std::vector<ParameterSpan<float>> small, others;
};
LanguageParameters parametersOf(LanguageNetwork& network, LanguageGradient& gradient);

// Passes over whole windows of so many characters as the context has, one after another.
class LanguageWorkspace {
public:
    LanguageWorkspace(const LanguageNetwork& network, Index windows);

    void forward(const LanguageNetwork& network, std::span<const int> characters);
    double loss(std::span<const int> next); // mean over all characters; prepares the backward pass
    void backward(const LanguageNetwork& network, std::span<const int> characters, LanguageGradient& gradient);

    const MatrixF& logits() const { return m_logits; }
    const StackWorkspace<float>& stack() const { return m_stack; }

private:
    MatrixF m_embedded, m_logits, m_dlogits, m_dout;
    StackWorkspace<float> m_stack;
    StackStatistics<float> m_statistics;
    Random m_random{0}; // of no dropout
};

} // namespace normscope
