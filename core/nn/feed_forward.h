// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/activation.h"
#include "nn/arena.h"
#include "nn/linear.h"

// Blocks of linear layers with an element-wise activation. All shapes rows × features.
namespace normscope {

// f(x) = act(W x + b), W d × d.
template <class T>
struct LinearActivation {
    Linear<T> linear;
    Activation activation = Activation::Relu;
};

// f(x) = W2 act(W1 x + b1) + b2, W1 h × d and W2 d × h: the feed-forward part of a Transformer block, h usually 4d.
template <class T>
struct Mlp {
    Linear<T> up;
    Linear<T> down;
    Activation activation = Activation::Gelu;
};

// f(x) = W act(x) + b, W d × d.
template <class T>
struct ActivationLinear {
    Linear<T> linear;
    Activation activation = Activation::Relu;
};

template <class T>
struct LinearActivationCache {
    Buffer<T> slope; // rows × d: of the activation
};

template <class T>
struct MlpCache {
    Buffer<T> hidden; // rows × h, after the activation
    Buffer<T> slope;  // rows × h
};

template <class T>
struct ActivationLinearCache {
    Buffer<T> hidden; // rows × d, after the activation
    Buffer<T> slope;  // rows × d
};

// For a backward pass alone; shared by all layers.
template <class T>
struct FeedForwardScratch {
    Buffer<T> dhidden; // rows × h; of LinearActivation rows × d
};

template <class T>
LinearActivationCache<T> linearActivationCache(const LinearActivation<T>& block, Index rows, Arena<T>& arena) {
    return {arena.take(rows, block.linear.out())};
}
template <class T>
MlpCache<T> mlpCache(const Mlp<T>& block, Index rows, Arena<T>& arena) {
    return {arena.take(rows, block.up.out()), arena.take(rows, block.up.out())};
}

template <class T>
ActivationLinearCache<T> activationLinearCache(const ActivationLinear<T>& block, Index rows, Arena<T>& arena) {
    return {arena.take(rows, block.linear.in()), arena.take(rows, block.linear.in())};
}

template <class T>
void forward(const LinearActivation<T>& block, ConstMatrixRef<T> x, MatrixRef<T> y, LinearActivationCache<T>& cache) {
    forward<T>(block.linear, x, y);
    activate<T>(block.activation, y, y, cache.slope.map());
}

template <class T>
void forward(const Mlp<T>& block, ConstMatrixRef<T> x, MatrixRef<T> y, MlpCache<T>& cache) {
    auto hidden = cache.hidden.map();
    forward<T>(block.up, x, hidden);
    activate<T>(block.activation, hidden, hidden, cache.slope.map());
    forward<T>(block.down, hidden, y);
}

template <class T>
void forward(const ActivationLinear<T>& block, ConstMatrixRef<T> x, MatrixRef<T> y, ActivationLinearCache<T>& cache) {
    auto hidden = cache.hidden.map();
    activate<T>(block.activation, x, hidden, cache.slope.map());
    forward<T>(block.linear, hidden, y);
}

template <class T>
void backward(const LinearActivation<T>& block, ConstMatrixRef<T> x, ConstMatrixRef<T> dy,
              const LinearActivationCache<T>& cache, FeedForwardScratch<T>& scratch, MatrixRef<T> dx,
              LinearActivation<T>& gradient) {
    auto dpre = scratch.dhidden.map();
    dpre = dy.cwiseProduct(cache.slope.map());
    backward<T>(block.linear, x, dpre, dx, gradient.linear);
}

template <class T>
void backward(const Mlp<T>& block, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const MlpCache<T>& cache,
              FeedForwardScratch<T>& scratch, MatrixRef<T> dx, Mlp<T>& gradient) {
    auto dhidden = scratch.dhidden.map();
    backward<T>(block.down, cache.hidden.map(), dy, dhidden, gradient.down);
    dhidden.array() *= cache.slope.map().array();
    backward<T>(block.up, x, dhidden, dx, gradient.up);
}

template <class T>
void backward(const ActivationLinear<T>& block, ConstMatrixRef<T> dy, const ActivationLinearCache<T>& cache,
              MatrixRef<T> dx, ActivationLinear<T>& gradient) {
    backward<T>(block.linear, cache.hidden.map(), dy, dx, gradient.linear);
    dx.array() *= cache.slope.map().array();
}

} // namespace normscope
