// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/attention.h"
#include "nn/feed_forward.h"
#include "nn/uniform_attention.h"

#include <variant>

// The one dispatch over blocks: what stands on a residual branch, the f of x + f(x).
namespace normscope {

// f(x) = attention(x) + mlp(x), both on the same input: GPT-J's parallel form.
template <class T>
struct ParallelBlock {
    Attention<T> attention;
    Mlp<T> mlp;
};

template <class T>
using Block =
    std::variant<LinearActivation<T>, Mlp<T>, Attention<T>, UniformAttention<T>, ParallelBlock<T>, ActivationLinear<T>>;

template <class T>
struct ParallelCache {
    AttentionCache<T> attention;
    MlpCache<T> mlp;
    Buffer<T> half; // rows × d: the mlp's output
};

// Holds the alternative of its block.
template <class T>
using BlockCache = std::variant<LinearActivationCache<T>, MlpCache<T>, AttentionCache<T>, UniformAttentionCache<T>,
                                ParallelCache<T>, ActivationLinearCache<T>>;

// For a backward pass alone. Blocks of one kind and shape share one.
template <class T>
struct BlockScratch {
    FeedForwardScratch<T> feedForward;
    AttentionScratch<T> attention;
    UniformAttentionCache<T> uniform;
    Buffer<T> half; // rows × d
};

template <class T>
BlockCache<T> blockCache(const Block<T>& block, Index rows, Arena<T>& arena);
// Takes what block needs and scratch does not have yet.
template <class T>
void growScratch(BlockScratch<T>& scratch, const Block<T>& block, Index rows, Arena<T>& arena);

// x, y rows × d. Allocates nothing of its own.
template <class T>
void forward(const Block<T>& block, ConstMatrixRef<T> x, MatrixRef<T> y, BlockCache<T>& cache);

// dx is written, the gradient, a block of the same shape, is added to.
template <class T>
void backward(const Block<T>& block, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const BlockCache<T>& cache,
              BlockScratch<T>& scratch, MatrixRef<T> dx, Block<T>& gradient);

// The slope of the block's activation at each hidden unit, rows × units; empty where it has none.
template <class T>
Buffer<T> slopeOf(const BlockCache<T>& cache);

} // namespace normscope
