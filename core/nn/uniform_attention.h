// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/arena.h"
#include "nn/linear.h"

// Attention as Xiong et al. 2020 (arXiv 2002.04745, section 3.2) take it at initialisation: with W_Q = W_K = 0 every
// token looks at all others alike, so each gets the mean of the values.
//
//   y_i = 1/T sum_j W_V x_j        over the T tokens j of i's sequence; one head, W_V d × d, no bias
namespace normscope {

template <class T>
struct UniformAttention {
    Linear<T> value;
    Index tokens = 1;
};

template <class T>
struct UniformAttentionCache {
    Buffer<T> mean;  // sequences × d: of x over the tokens
    Buffer<T> value; // sequences × d; free again after the forward pass
};

template <class T>
UniformAttentionCache<T> uniformAttentionCache(const UniformAttention<T>& block, Index rows, Arena<T>& arena) {
    const Index sequences = rows / block.tokens, d = block.value.out();
    return {arena.take(sequences, d), arena.take(sequences, d)};
}

template <class T>
void forward(const UniformAttention<T>& block, ConstMatrixRef<T> x, MatrixRef<T> y, UniformAttentionCache<T>& cache) {
    auto mean = cache.mean.map();
    auto value = cache.value.map();
    for (Index s = 0; s < mean.rows(); ++s)
        mean.row(s) = x.middleRows(s * block.tokens, block.tokens).colwise().sum() / T(block.tokens);
    forward<T>(block.value, mean, value);
    for (Index s = 0; s < mean.rows(); ++s) y.middleRows(s * block.tokens, block.tokens).rowwise() = value.row(s);
}

// scratch: of the shape of the cache.
template <class T>
void backward(const UniformAttention<T>& block, ConstMatrixRef<T> dy, const UniformAttentionCache<T>& cache,
              UniformAttentionCache<T>& scratch, MatrixRef<T> dx, UniformAttention<T>& gradient) {
    auto dmean = scratch.mean.map();
    auto dvalue = scratch.value.map();
    for (Index s = 0; s < dvalue.rows(); ++s)
        dvalue.row(s) = dy.middleRows(s * block.tokens, block.tokens).colwise().sum();
    backward<T>(block.value, cache.mean.map(), dvalue, dmean, gradient.value);
    dmean /= T(block.tokens);
    for (Index s = 0; s < dvalue.rows(); ++s) dx.middleRows(s * block.tokens, block.tokens).rowwise() = dmean.row(s);
}

} // namespace normscope
