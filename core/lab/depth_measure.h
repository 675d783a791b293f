// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/depth.h"

// What is read off a stack after its passes.
namespace normscope {

using FloatWork = StackWorkspace<float>;

// L2 over all values; squares beyond float are summed in double.
template <class Values>
double l2Norm(const Values& values) {
    const double quick = double(values.squaredNorm());
    if (quick > 1e-30 && quick < 1e38) return std::sqrt(quick);
    return values.template cast<double>().norm();
}

// Layers 0 ... L after a forward pass; gradients are NaN. steps: of one layer.
std::vector<DepthLayer> measureForward(const FloatWork& work, Index layers, Index steps);
// The gradients of the weights, after a backward pass.
void measureWeights(ResidualStack<float>& stack, StackGradient<float>& gradient, Index steps,
                    std::vector<DepthLayer>& layers);
// Where the first value that is not finite turned up, in the order of the passes.
std::optional<DepthFailure> locateFailure(const std::vector<DepthLayer>& layers, double loss);

DepthDetail detailOf(const FloatWork& work, const std::vector<DepthLayer>& layers, Index steps);

} // namespace normscope
