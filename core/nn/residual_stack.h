// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/parameter_span.h"
#include "nn/residual_step.h"

#include <functional>
#include <vector>

// A stack of residual steps between an optional norm of its input and an optional final norm:
//
//   h_0 = Embedding(x),   h_k = step_k(h_{k-1}),   out = Final(h_K)
//
// A layer of a Transformer is two steps (attention, then feed-forward); that of the other blocks is one.
namespace normscope {

template <class T>
struct ResidualStack {
    Norm<T> embedding;
    std::vector<ResidualStep<T>> steps;
    Norm<T> final;
    Index width = 0;
};

template <class T>
struct StackStatistics {
    RunningStatistics<T> embedding, final;
    std::vector<StepStatistics<T>> steps;
};

template <class T>
struct StackGradient {
    AffineGradient<T> embedding, final;
    std::vector<StepGradient<T>> steps;
};

template <class T>
StackStatistics<T> initialStatistics(const ResidualStack<T>& stack);
template <class T>
StackGradient<T> zeroGradient(const ResidualStack<T>& stack);

// Every parameter in a fixed order: the embedding norm, each step (norm before, block, norm of the branch, norm after,
// scale), the final norm. The spans' step is -1 for the embedding and the final norm.
template <class T>
void forEachParameter(ResidualStack<T>& stack, StackGradient<T>& gradient,
                      const std::function<void(const ParameterSpan<T>&)>& visit);

// How a pass ended: the first step whose norm could not be computed.
struct StackStatus {
    NormStatus status = NormStatus::Ok;
    Index step = -1; // -1: embedding norm; number of steps: final norm
};

// Everything a stack needs for a forward and a backward pass over rows of one number, in one block of memory.
template <class T>
class StackWorkspace {
public:
    StackWorkspace(const ResidualStack<T>& stack, Index rows);

    // Called before each step (forward: 0 ... K-1; backward: K-1 ... 0); false stops the pass.
    using Proceed = std::function<bool(Index step)>;

    StackStatus forward(const ResidualStack<T>& stack, NormMode mode, ConstMatrixRef<T> x,
                        StackStatistics<T>& statistics, Random& random, const Proceed& proceed = {});
    // From the gradient at the output; after the call dInput() holds that at x. seen, if given, is told the gradient
    // of the stream behind each step, h_K first, down to h_0. The gradient is added to.
    using Seen = std::function<bool(Index step, const Eigen::Map<Matrix<T>>& dh)>;
    void backward(const ResidualStack<T>& stack, NormMode mode, ConstMatrixRef<T> x, ConstMatrixRef<T> dout,
                  StackGradient<T>& gradient, const Seen& seen = {});

    Eigen::Map<Matrix<T>> stream(Index step) const; // h behind so many steps: 0 is the input of the first
    Eigen::Map<Matrix<T>> output() const;
    Eigen::Map<Matrix<T>> dInput() const { return m_d.map(); }
    const StepCache<T>& step(Index k) const { return m_steps[std::size_t(k)]; }
    Index rows() const { return m_rows; }
    std::size_t bytes() const { return m_arena.used() * sizeof(T); }

private:
    void layOut(const ResidualStack<T>& stack, Arena<T>& arena);

    Index m_rows;
    Arena<T> m_arena;
    Buffer<T> m_input, m_output, m_d;
    NormCache<T> m_embedding, m_final;
    std::vector<StepCache<T>> m_steps;
    StepScratch<T> m_scratch;
};

} // namespace normscope
