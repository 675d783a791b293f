// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/parameter_span.h"

#include <vector>

namespace normscope {

// Norms over the weight matrices of each layer of a stack, of a model's parameters.
class LayerTotals {
public:
    LayerTotals(Index layers, Index stepsALayer);

    using Parameters = std::vector<ParameterSpan<float>>;

    // Results have L entries, one a layer. After the first round nothing is allocated.
    void gradients(const Parameters& parameters, std::vector<double>& norms); // L2
    void remember(const Parameters& parameters);                              // the weights as they are now
    // ||now - remembered|| / ||remembered||; 0 for weights that are all 0 and stay so.
    void updates(const Parameters& parameters, std::vector<double>& ratios);
    double weightNorm(const Parameters& parameters); // over all parameters

    // The layer of the first parameter that was not finite in the last call of gradients or weightNorm; 0 for the
    // embedding, L + 1 for what comes behind the layers.
    Index lastFault() const { return m_fault; }

private:
    Index layerOf(const ParameterSpan<float>& parameter, bool behind) const;

    Index m_layers, m_steps;
    Index m_fault = 0;
    std::vector<float> m_remembered;
    std::vector<double> m_sizes; // squares, one a layer
};

} // namespace normscope
