// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What kinds of stacks there are. What each kind computes: nn/block.h and nn/residual_step.h.
namespace normscope {

enum class BlockKind {
    Linear,       // act(W x + b)
    Mlp,          // W2 act(W1 x), d to 4d to d
    AttentionFfn, // two steps a layer: attention, then the MLP
    Parallel,     // one step a layer: attention and MLP side by side
    Xiong,        // two steps a layer: uniform attention, then a ReLU MLP d to d to d
    Plain         // W act(x) + b without a skip connection: with norms in front an ordinary MLP, norm before activation
};

enum class Placement {
    None,
    Post,
    Pre,
    Sandwich, // also called Peri
    Output,
    OutputQk, // output norm, and q and k of the attention normalised too
    DeepNorm,
    ReZero,
    LayerScale
};

// Steps of one layer.
constexpr int stepsOf(BlockKind block) { return block == BlockKind::AttentionFfn || block == BlockKind::Xiong ? 2 : 1; }

// Placements that leave the stream un-normed end with one norm behind the last layer, if that is wanted.
constexpr bool mayEndWithNorm(Placement placement) {
    return placement != Placement::None && placement != Placement::Post && placement != Placement::DeepNorm &&
           placement != Placement::ReZero;
}

} // namespace normscope
