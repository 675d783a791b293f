// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/arena.h"
#include "nn/linear.h"

// Multi-head softmax self-attention, Vaswani et al. 2017 (arXiv 1706.03762, section 3.2), as PyTorch's
// nn.MultiheadAttention: one fused projection to q, k and v, whose heads are slices of d / heads columns.
//
//   q, k, v = x Wqkv^T + bqkv
//   P = softmax(q k^T / sqrt(d / heads))         within a sequence and a head; causal: of earlier tokens and itself
//   y = (P v) Wout^T + bout
//
// With qkNorm, q and k of every head are divided by their RMS over the d / heads values first, with eps 1e-6 and no
// gain (Henry et al. 2020, arXiv 2010.04245, and the per-head form of Qwen3 and Gemma 3).
// Rows are sequences · tokens, the tokens of a sequence next to each other.
namespace normscope {

inline constexpr double qkNormEps = 1e-6;

template <class T>
struct Attention {
    Linear<T> qkv; // 3d × d: the rows of q, then k, then v
    Linear<T> out; // d × d
    Index heads = 1;
    Index tokens = 1; // of a sequence
    bool causal = false;
    bool qkNorm = false;

    Index width() const { return out.out(); }
    Index headWidth() const { return width() / heads; }
};

template <class T>
struct AttentionCache {
    Buffer<T> qkv;     // rows × 3d; q and k after their norm
    Buffer<T> rstd;    // rows × 2 heads: of q, then of k; empty without qkNorm
    Buffer<T> weights; // rows · heads × tokens: P, sequence by sequence, head by head
    Buffer<T> context; // rows × d: P v
};

// What a backward pass needs for itself; shared by all layers.
template <class T>
struct AttentionScratch {
    Buffer<T> dqkv;     // rows × 3d
    Buffer<T> dcontext; // rows × d
    Buffer<T> dweights; // tokens × tokens
};

template <class T>
AttentionCache<T> attentionCache(const Attention<T>& attention, Index rows, Arena<T>& arena);
template <class T>
AttentionScratch<T> attentionScratch(const Attention<T>& attention, Index rows, Arena<T>& arena);

template <class T>
void forward(const Attention<T>& attention, ConstMatrixRef<T> x, MatrixRef<T> y, AttentionCache<T>& cache);

// dx is written, the gradient's linear layers are added to.
template <class T>
void backward(const Attention<T>& attention, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const AttentionCache<T>& cache,
              AttentionScratch<T>& scratch, MatrixRef<T> dx, Attention<T>& gradient);

} // namespace normscope
