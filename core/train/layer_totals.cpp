// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/layer_totals.h"

#include <cmath>

namespace normscope {

namespace {

// In four parts, so that no addition waits for the one before.
template <class Term>
double summed(std::size_t count, const Term& term) {
    double sums[4] = {};
    std::size_t i = 0;
    for (; i + 4 <= count; i += 4)
        for (std::size_t part = 0; part < 4; ++part) sums[part] += term(i + part);
    for (; i < count; ++i) sums[0] += term(i);
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

double squaresOf(std::span<const float> values) {
    return summed(values.size(), [&](std::size_t i) { return double(values[i]) * double(values[i]); });
}

double squaredDistance(std::span<const float> a, std::span<const float> b) {
    return summed(a.size(), [&](std::size_t i) {
        const double difference = double(a[i]) - double(b[i]);
        return difference * difference;
    });
}

void takeRoots(std::vector<double>& values) {
    for (double& value : values) value = std::sqrt(value);
}

} // namespace

LayerTotals::LayerTotals(Index layers, Index stepsALayer) : m_layers(layers), m_steps(stepsALayer) {}

// Parameters of no step stand before all layers (0) or behind them.
Index LayerTotals::layerOf(const ParameterSpan<float>& parameter, bool behind) const {
    if (parameter.step >= 0) return parameter.step / m_steps + 1;
    return behind ? m_layers + 1 : 0;
}

void LayerTotals::gradients(const Parameters& parameters, std::vector<double>& norms) {
    norms.assign(std::size_t(m_layers), 0);
    m_fault = -1;
    bool behind = false;
    for (const auto& p : parameters) {
        behind = behind || p.step >= 0;
        const double own = squaresOf(p.gradient);
        if (m_fault < 0 && !std::isfinite(own)) m_fault = layerOf(p, behind);
        if (p.step >= 0 && p.kind == ParameterKind::Weight) norms[std::size_t(p.step / m_steps)] += own;
    }
    takeRoots(norms);
}

void LayerTotals::remember(const Parameters& parameters) {
    m_remembered.clear(); // keeps its memory
    for (const auto& p : parameters) m_remembered.insert(m_remembered.end(), p.value.begin(), p.value.end());
}

void LayerTotals::updates(const Parameters& parameters, std::vector<double>& ratios) {
    ratios.assign(std::size_t(m_layers), 0);
    m_sizes.assign(std::size_t(m_layers), 0);
    const float* before = m_remembered.data();
    for (const auto& p : parameters) {
        if (p.step >= 0 && p.kind == ParameterKind::Weight) {
            const auto layer = std::size_t(p.step / m_steps);
            ratios[layer] += squaredDistance(p.value, {before, p.value.size()});
            m_sizes[layer] += squaresOf({before, p.value.size()});
        }
        before += p.value.size();
    }
    for (std::size_t l = 0; l < ratios.size(); ++l) ratios[l] = m_sizes[l] > 0 ? std::sqrt(ratios[l] / m_sizes[l]) : 0;
}

double LayerTotals::weightNorm(const Parameters& parameters) {
    double squares = 0;
    m_fault = -1;
    bool behind = false;
    for (const auto& p : parameters) {
        behind = behind || p.step >= 0;
        const double own = squaresOf(p.value);
        if (m_fault < 0 && !std::isfinite(own)) m_fault = layerOf(p, behind);
        squares += own;
    }
    return std::sqrt(squares);
}

} // namespace normscope
