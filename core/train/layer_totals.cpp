// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/layer_totals.h"

#include <cmath>

namespace normscope {

namespace {

double squaresOf(std::span<const float> values) {
    double sum = 0;
    for (const float v : values) sum += double(v) * double(v);
    return sum;
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

std::vector<double> LayerTotals::gradients(const Parameters& parameters) {
    std::vector<double> squares(std::size_t(m_layers), 0);
    m_fault = -1;
    bool behind = false;
    for (const auto& p : parameters) {
        behind = behind || p.step >= 0;
        const double own = squaresOf(p.gradient);
        if (m_fault < 0 && !std::isfinite(own)) m_fault = layerOf(p, behind);
        if (p.step >= 0 && p.kind == ParameterKind::Weight) squares[std::size_t(p.step / m_steps)] += own;
    }
    takeRoots(squares);
    return squares;
}

void LayerTotals::remember(const Parameters& parameters) {
    m_remembered.clear(); // keeps its memory
    for (const auto& p : parameters) m_remembered.insert(m_remembered.end(), p.value.begin(), p.value.end());
}

std::vector<double> LayerTotals::updates(const Parameters& parameters) {
    std::vector<double> changes(std::size_t(m_layers), 0), sizes = changes;
    const float* before = m_remembered.data();
    for (const auto& p : parameters) {
        if (p.step >= 0 && p.kind == ParameterKind::Weight) {
            const auto layer = std::size_t(p.step / m_steps);
            for (std::size_t i = 0; i < p.value.size(); ++i)
                changes[layer] += std::pow(double(p.value[i]) - double(before[i]), 2);
            sizes[layer] += squaresOf({before, p.value.size()});
        }
        before += p.value.size();
    }
    for (std::size_t l = 0; l < changes.size(); ++l) changes[l] = sizes[l] > 0 ? std::sqrt(changes[l] / sizes[l]) : 0;
    return changes;
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
