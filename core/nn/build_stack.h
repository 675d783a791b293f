// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/initialise.h"
#include "nn/placement.h"
#include "nn/residual_stack.h"

namespace normscope {

struct StackSettings {
    BlockKind block = BlockKind::Mlp;
    Index layers = 1;
    Index width = 64;
    Index hidden = 256; // of the MLP; Xiong's is as wide as the stream
    Index heads = 4;
    Index tokens = 1;                         // of a sequence
    Activation activation = Activation::Gelu; // Xiong's is ReLU
    bool causal = false;
    bool qkNorm = false;
    Initialisation initialisation = Initialisation::XavierUniform;
    double gain = 1;
    bool fusedQkv = true; // fan_out of q, k and v: 3d, as in nn.MultiheadAttention, or d
};

// DeepNorm's constants (arXiv 2203.00555, table of section 4) for an encoder of N layers of two steps, alpha = (2N)^1/4
// and beta = (8N)^-1/4, told by the number of steps so that they also serve layers of one.
double deepNormAlpha(Index steps);
double deepNormBeta(Index steps);

// The weights of every step, layer by layer. HeNormal leaves the projections of attention to XavierUniform. Arms that
// start from equal weights share one draw.
template <class T>
std::vector<Block<T>> drawBlocks(const StackSettings& settings, Random& random);

template <class T>
struct StackNorms {
    Placement placement = Placement::Pre;
    Norm<T> norm = {};        // each place gets its own copy
    bool finalNorm = true;    // where the placement may have one
    Norm<T> embedding = {};   // of the input
    double layerScale = 1e-5; // start of LayerScale's lambda
    double dropout = 0;
};

// DeepNorm multiplies what the paper says by beta: value, output and feed-forward weights, not query and key.
template <class T>
ResidualStack<T> buildStack(const StackSettings& settings, const StackNorms<T>& norms, std::vector<Block<T>> blocks);

} // namespace normscope
