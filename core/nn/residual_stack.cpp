// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nn/residual_stack.h"

#include "nn/zeros.h"

namespace normscope {

template <class T>
StackStatistics<T> initialStatistics(const ResidualStack<T>& stack) {
    const auto of = [&](const Norm<T>& norm) {
        const bool keeps = std::holds_alternative<BatchNorm<T>>(norm);
        return keeps ? initialRunningStatistics<T>(stack.width) : RunningStatistics<T>{};
    };
    StackStatistics<T> statistics{of(stack.embedding), of(stack.final), {}};
    for (const auto& step : stack.steps) statistics.steps.push_back(initialStatistics(step, stack.width));
    return statistics;
}

template <class T>
StackGradient<T> zeroGradient(const ResidualStack<T>& stack) {
    StackGradient<T> gradient{zeroGradient(stack.embedding), zeroGradient(stack.final), {}};
    for (const auto& step : stack.steps) gradient.steps.push_back(zeroGradient(step));
    return gradient;
}

template <class T>
StackWorkspace<T>::StackWorkspace(const ResidualStack<T>& stack, Index rows) : m_rows(rows) {
    Arena<T> measure;
    layOut(stack, measure);
    m_arena = Arena<T>(measure.used());
    layOut(stack, m_arena);
}

template <class T>
void StackWorkspace<T>::layOut(const ResidualStack<T>& stack, Arena<T>& arena) {
    m_steps.clear();
    m_scratch = {};
    m_input = arena.take(m_rows, stack.width);
    for (const auto& step : stack.steps) m_steps.push_back(stepCache(step, m_rows, stack.width, arena));
    m_output = isNone(stack.final) ? Buffer<T>{} : arena.take(m_rows, stack.width);
    m_d = arena.take(m_rows, stack.width);
    m_scratch.first = arena.take(m_rows, stack.width);
    m_scratch.second = arena.take(m_rows, stack.width);
    for (const auto& step : stack.steps) growScratch(m_scratch.block, step.block, m_rows, arena);
}

template <class T>
Eigen::Map<Matrix<T>> StackWorkspace<T>::stream(Index step) const {
    return step == 0 ? m_input.map() : m_steps[std::size_t(step - 1)].y.map();
}

template <class T>
Eigen::Map<Matrix<T>> StackWorkspace<T>::output() const {
    return m_output.data ? m_output.map() : stream(std::ssize(m_steps));
}

template <class T>
StackStatus StackWorkspace<T>::forward(const ResidualStack<T>& stack, NormMode mode, ConstMatrixRef<T> x,
                                       StackStatistics<T>& statistics, Random& random, const Proceed& proceed) {
    const Index steps = std::ssize(stack.steps);
    auto status = normscope::forward<T>(stack.embedding, mode, x, m_input.map(), m_embedding, statistics.embedding);
    if (status != NormStatus::Ok) return {status, -1};
    for (Index k = 0; k < steps; ++k) {
        if (proceed && !proceed(k)) return {};
        const auto place = std::size_t(k);
        status =
            normscope::forward<T>(stack.steps[place], mode, stream(k), m_steps[place], statistics.steps[place], random);
        if (status != NormStatus::Ok) return {status, k};
    }
    if (m_output.data)
        status = normscope::forward<T>(stack.final, mode, stream(steps), m_output.map(), m_final, statistics.final);
    return {status, steps};
}

template <class T>
void StackWorkspace<T>::backward(const ResidualStack<T>& stack, NormMode mode, ConstMatrixRef<T> x,
                                 ConstMatrixRef<T> dout, StackGradient<T>& gradient, const Seen& seen) {
    const Index steps = std::ssize(stack.steps);
    auto d = m_d.map();
    if (m_output.data)
        normscope::backward<T>(stack.final, mode, stream(steps), dout, m_final, d, gradient.final);
    else
        d = dout;
    for (Index k = steps; k > 0; --k) {
        if (seen && !seen(k, d)) return;
        const auto place = std::size_t(k - 1);
        normscope::backward<T>(stack.steps[place], mode, stream(k - 1), m_steps[place], m_scratch, d,
                               gradient.steps[place]);
    }
    if (seen && !seen(0, d)) return;
    if (isNone(stack.embedding)) return;
    auto dx = m_scratch.first.map();
    normscope::backward<T>(stack.embedding, mode, x, d, m_embedding, dx, gradient.embedding);
    d = dx;
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template StackStatistics<T> initialStatistics(const ResidualStack<T>&);                                            \
    template StackGradient<T> zeroGradient(const ResidualStack<T>&);                                                   \
    template class StackWorkspace<T>;
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope
