// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/safetensors.h"

#include <optional>
#include <string>
#include <vector>

// The parameters of a checkpoint's norm layers, found by the names that models usually give them.
namespace normscope {

// One norm layer: the tensors whose names begin alike and end in weight, gamma, scale or g, and in bias, beta or b.
struct NormParameters {
    std::string name;           // "model.layers.12.input_layernorm"
    std::string role;           // the same with its number left out: "model.layers.*.input_layernorm"
    std::optional<Index> layer; // that number; none: not one of a stack
    std::optional<std::size_t> gamma, beta, runningMean, runningVar; // places among the file's tensors

    bool batch() const { return runningMean || runningVar; }
};

// By role in the order of the file's names, then by layer. A tensor counts if it has one axis and its owner is called
// norm, layernorm, ln_1, LayerNorm, norm1, input_layernorm, q_norm, bn2 ...: a lone "gamma" of a block is no norm's.
std::vector<NormParameters> findNorms(const Safetensors& file);

// What one of their tensors holds. NaN without a finite number.
struct ParameterSummary {
    Index count = 0, nonFinite = 0;
    double mean = 0, sd = 0, min = 0, max = 0; // of the finite numbers; sd with divisor n
};
ParameterSummary summaryOf(const Array& array);

} // namespace normscope
