// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "normalize_pass.h"

#include "normalize_values.h"

#include <algorithm>

namespace normscope::cli {

namespace {

template <class T>
BatchNorm<T> batchNormOf(const NormalizeSettings& settings, const Affine<T>& affine) {
    return {
        settings.eps, affine, settings.momentum, settings.convention, settings.cumulative, settings.trackRunningStats};
}

template <class T>
Norm<T> normOf(const NormalizeSettings& settings, const NormalizeInput& input) {
    const Affine<T> affine{valuesAs<T>(input.gamma), valuesAs<T>(input.beta)};
    switch (settings.kind) {
    case NormKind::Layer:
        return LayerNorm<T>{settings.eps, affine};
    case NormKind::Rms:
        return RmsNorm<T>{settings.eps, affine};
    case NormKind::Batch:
        return batchNormOf(settings, affine);
    case NormKind::Group:
    case NormKind::Instance:
        return GroupNorm<T>{settings.eps, affine, settings.groups, input.positions()};
    case NormKind::None:
        break;
    }
    return NoNorm{};
}

template <class T>
RunningStatistics<T> runningOf(const NormalizeSettings& settings, const NormalizeInput& input) {
    auto running = initialRunningStatistics<T>(input.columns());
    running.mean = valuesAs<T>(input.runningMean, std::move(running.mean));
    running.var = valuesAs<T>(input.runningVar, std::move(running.var));
    running.batches = settings.batchesSeen;
    const auto emulation = emulationOf(settings);
    for (auto* values : {&running.mean, &running.var})
        if (emulation)
            for (T& value : *values) value = static_cast<T>(emulation->roundedSum(static_cast<double>(value)));
    return running;
}

} // namespace

template <class T>
NormalizePass<T>::NormalizePass(const NormalizeSettings& settings, const NormalizeInput& input)
    : m_settings(settings), m_input(input), m_emulation(emulationOf(settings)), m_norm(normOf<T>(settings, input)),
      m_running(runningOf<T>(settings, input)) {}

template <class T>
NormStatus NormalizePass<T>::forward(ConstMatrixRef<T> x, MatrixRef<T> y) {
    if constexpr (std::is_same_v<T, double>)
        if (m_emulation)
            return normscope::forward(EmulatedNorm{m_norm, *m_emulation}, m_settings.mode, x, y, m_cache, m_running,
                                      mask());
    if (m_input.mask)
        return forwardMasked<T>(std::get<BatchNorm<T>>(m_norm), m_settings.mode, *m_input.mask, x, y, m_cache,
                                m_running);
    return normscope::forward<T>(m_norm, m_settings.mode, x, y, m_cache, m_running);
}

template <class T>
void NormalizePass<T>::backward(ConstMatrixRef<T> x, ConstMatrixRef<T> dy, MatrixRef<T> dx,
                                AffineGradient<T>& gradient) const {
    if constexpr (std::is_same_v<T, double>)
        if (m_emulation)
            return normscope::backward(EmulatedNorm{m_norm, *m_emulation}, m_settings.mode, x, dy, m_cache, dx,
                                       gradient, mask());
    if (m_input.mask)
        return backwardMasked<T>(std::get<BatchNorm<T>>(m_norm), m_settings.mode, *m_input.mask, x, dy, m_cache, dx,
                                 gradient);
    normscope::backward<T>(m_norm, m_settings.mode, x, dy, m_cache, dx, gradient);
}

// A failed pass leaves rstd 0 for the groups it could not divide.
template <class T>
Index NormalizePass<T>::undefinedGroup() const {
    const std::vector<T>& marks = usesRunning(m_settings) ? m_running.var : m_cache.rstd;
    return std::ranges::find(marks, T(0)) - marks.begin();
}

template class NormalizePass<float>;
template class NormalizePass<double>;

} // namespace normscope::cli
