// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

#include <vector>

namespace normscope {

// Scale and shift, one value a feature. An empty vector is an absent parameter: gamma counts as 1, beta as 0.
template <class T>
struct Affine {
    std::vector<T> gamma;
    std::vector<T> beta;
    bool operator==(const Affine&) const = default;
};

// Gradients of Affine. backward() adds to what is there; sized to the features with zeros by the caller, or left empty
// where the parameter is absent or its gradient is not wanted.
template <class T>
struct AffineGradient {
    std::vector<T> dgamma;
    std::vector<T> dbeta;
};

// What a forward pass leaves for its backward pass: one entry a group (a row for LayerNorm and RMSNorm, a column for
// BatchNorm). The mean is mean + meanLow: the low part carries what one T cannot hold, so that x - mean keeps its
// digits far from zero. RMSNorm has no mean and leaves both empty. var is the biased variance (mean square for
// RMSNorm).
template <class T>
struct NormCache {
    std::vector<T> mean;
    std::vector<T> meanLow;
    std::vector<T> var;
    std::vector<T> rstd; // 1 / sqrt(var + eps)
};

// How a forward pass ended. Anything but Ok leaves y and the running statistics as they were.
enum class NormStatus {
    Ok,
    EmptyBatch,          // no rows or no columns
    OneValuePerChannel,  // a group of BatchNorm (training), GroupNorm or InstanceNorm is a single value: its variance
                         // says nothing
    ZeroVarianceZeroEps, // eps = 0 on a constant group: 0/0, undefined
    UnevenGroups         // GroupNorm: the groups do not divide the channels
};

} // namespace normscope
