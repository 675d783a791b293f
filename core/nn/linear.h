// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

// A linear layer as PyTorch's nn.Linear: y_i = W x_i + b for each row i.
//
//   y = x W^T + b        x rows × in, W out × in, b out (empty: none), y rows × out
//   dx = dy W,   dW += dy^T x,   db += sum_i dy_i
namespace normscope {

template <class T>
struct Linear {
    Matrix<T> weight; // out × in
    Vector<T> bias;   // out, or empty

    Index in() const { return weight.cols(); }
    Index out() const { return weight.rows(); }
};

template <class T>
Linear<T> zeroLinear(Index in, Index out, bool withBias) {
    return {Matrix<T>::Zero(out, in), Vector<T>::Zero(withBias ? out : 0)};
}

// y is written; its shape must be rows × out. Allocates nothing of its own.
template <class T>
void forward(const Linear<T>& linear, ConstMatrixRef<T> x, MatrixRef<T> y);

// dx is written; gradient, of the shape of linear, is added to.
template <class T>
void backward(const Linear<T>& linear, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, MatrixRef<T> dx, Linear<T>& gradient);

} // namespace normscope
