// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

// Element-wise activations with their slopes: the forward pass computes both, the backward pass is one product.
//
//   Gelu      y = x Phi(x),                       Phi the standard normal distribution (Hendrycks and Gimpel 2016,
//                                                 arXiv 1606.08415, section 2; PyTorch's approximate='none')
//   GeluTanh  y = x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3)))       (the same paper; PyTorch's approximate='tanh')
//   Relu      y = max(x, 0), slope 0 at 0
//   Tanh      y = tanh x
//   Identity  y = x
//
// In double all are right to the last few bits. In float Gelu takes Phi from one exponential (Abramowitz and Stegun
// 1964, 7.1.26): within 2e-7 of the exact Phi. NaN stays NaN; +-inf gives the limits.
namespace normscope {

enum class Activation { Identity, Relu, Gelu, GeluTanh, Tanh };

// x, y, slope of equal shape; y may alias x, slope may not. Allocates nothing.
template <class T>
void activate(Activation activation, ConstMatrixRef<T> x, MatrixRef<T> y, MatrixRef<T> slope);

} // namespace normscope
