// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

// What a stack takes, roughly: enough to refuse what no computer has and to warn of what takes long.
namespace normscope {

struct StackSize {
    BlockKind block = BlockKind::Mlp;
    Index layers = 1, width = 1;
    Index hidden = 1; // times the width
    Index heads = 1, tokens = 1;
    Index batch = 1;
};

// Activations of every layer, and so many copies of the weights, as if the block were the largest there is.
double stackBytes(const StackSize& size, int weightCopies);
// Multiply-adds of one forward and backward pass through the weights.
double multiplyAdds(const StackSize& size);
// So many take more than ten seconds on one core, which does 12e9 a second with small matrices, measured.
inline constexpr double multiplyAddsPerSecond = 12e9, longComputation = 10 * multiplyAddsPerSecond;

} // namespace normscope
