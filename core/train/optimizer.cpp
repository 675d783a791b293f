// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/optimizer.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

template <class T>
std::size_t countOf(const std::vector<ParameterSpan<T>>& parameters) {
    std::size_t n = 0;
    for (const auto& p : parameters) n += p.value.size();
    return n;
}

bool isAdam(OptimizerKind kind) { return kind == OptimizerKind::Adam || kind == OptimizerKind::AdamW; }

// One parameter with its share of the state.
template <class T>
struct Update {
    T* __restrict w;
    const T* __restrict g;
    T* __restrict first;
    T* __restrict second;
    std::size_t n;
    T lr, decay; // decay: 0 where the rule leaves the parameter alone

    void sgd() const {
#pragma omp simd
        for (std::size_t i = 0; i < n; ++i) w[i] -= lr * (g[i] + decay * w[i]);
    }

    // keep: momentum; 0 at the first step, which takes the gradient itself.
    void momentum(T keep) const {
#pragma omp simd
        for (std::size_t i = 0; i < n; ++i) {
            first[i] = keep * first[i] + (g[i] + decay * w[i]);
            w[i] -= lr * first[i];
        }
    }

    void adam(const OptimizerSettings& settings, Index step) const {
        const bool decoupled = settings.kind == OptimizerKind::AdamW;
        const T beta1 = T(settings.beta1), beta2 = T(settings.beta2), eps = T(settings.eps);
        const T rate = T(double(lr) / (1 - std::pow(settings.beta1, double(step))));
        const T root = T(1 / std::sqrt(1 - std::pow(settings.beta2, double(step))));
        const T shrink = decoupled ? 1 - lr * decay : T(1), coupled = decoupled ? T(0) : decay;
#pragma omp simd
        for (std::size_t i = 0; i < n; ++i) {
            const T gradient = g[i] + coupled * w[i];
            first[i] = beta1 * first[i] + (1 - beta1) * gradient;
            second[i] = beta2 * second[i] + (1 - beta2) * gradient * gradient;
            w[i] = shrink * w[i] - rate * first[i] / (std::sqrt(second[i]) * root + eps);
        }
    }
};

} // namespace

bool decays(DecayOf rule, ParameterKind kind) {
    const bool norm = kind == ParameterKind::Gamma || kind == ParameterKind::Beta;
    switch (rule) {
    case DecayOf::All:
        return true;
    case DecayOf::Weights:
        return kind == ParameterKind::Weight;
    case DecayOf::Norms:
        return norm;
    }
    return false;
}

template <class T>
OptimizerState<T> initialState(const OptimizerSettings& settings, const std::vector<ParameterSpan<T>>& parameters) {
    const std::size_t n = countOf(parameters);
    OptimizerState<T> state;
    if (settings.kind != OptimizerKind::Sgd) state.first.assign(n, 0);
    if (isAdam(settings.kind)) state.second.assign(n, 0);
    return state;
}

template <class T>
void optimize(const OptimizerSettings& settings, double lr, const std::vector<ParameterSpan<T>>& parameters,
              OptimizerState<T>& state) {
    ++state.step;
    std::size_t start = 0;
    for (const auto& p : parameters) {
        const T decay = decays(settings.decayOf, p.kind) ? T(settings.weightDecay) : T(0);
        T* first = state.first.empty() ? nullptr : state.first.data() + start;
        T* second = state.second.empty() ? nullptr : state.second.data() + start;
        const Update<T> update{p.value.data(), p.gradient.data(), first, second, p.value.size(), T(lr), decay};
        if (settings.kind == OptimizerKind::Sgd)
            update.sgd();
        else if (settings.kind == OptimizerKind::Momentum)
            update.momentum(state.step == 1 ? T(0) : T(settings.momentum));
        else
            update.adam(settings, state.step);
        start += p.value.size();
    }
}

template <class T>
double globalNorm(const std::vector<ParameterSpan<T>>& parameters) {
    double squares = 0;
    for (const auto& p : parameters)
        for (const T g : p.gradient) squares += double(g) * double(g);
    return std::sqrt(squares);
}

template <class T>
double clipGlobalNorm(const std::vector<ParameterSpan<T>>& parameters, double norm, double limit) {
    const double factor = std::isfinite(norm) ? std::min(1.0, limit / (norm + 1e-6)) : 1;
    if (factor < 1)
        for (const auto& p : parameters)
            for (T& g : p.gradient) g *= T(factor);
    return factor;
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template OptimizerState<T> initialState(const OptimizerSettings&, const std::vector<ParameterSpan<T>>&);           \
    template void optimize(const OptimizerSettings&, double, const std::vector<ParameterSpan<T>>&,                     \
                           OptimizerState<T>&);                                                                        \
    template double globalNorm(const std::vector<ParameterSpan<T>>&);                                                  \
    template double clipGlobalNorm(const std::vector<ParameterSpan<T>>&, double, double);
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope
