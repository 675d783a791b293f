// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/build_stack.h"
#include "scenario/scenario.h"

#include <cstdint>
#include <vector>

// What a run of the Depth page starts from. Weights, input, labels, head and dropout of one seed are drawn apart, so
// that each may change without moving the others, and arms share them all.
namespace normscope {

StackSettings depthStack(const DepthSettings& depth, Index layers);
StackNorms<float> depthNorms(const Scenario& scenario, const DepthArm& arm);

std::vector<Block<float>> depthBlocks(const DepthSettings& depth, std::uint64_t seed, Index layers);
MatrixF depthInput(const DepthSettings& depth, std::uint64_t seed); // batch * tokens × width, N(0, 1)
Random depthDropout(std::uint64_t seed);

// Linear head and random labels.
struct DepthReadout {
    Index tokens = 1; // that one label speaks of
    std::vector<int> labels;
    Linear<float> head; // classes × width, no bias
};
DepthReadout depthReadout(const DepthSettings& depth, std::uint64_t seed);

} // namespace normscope
