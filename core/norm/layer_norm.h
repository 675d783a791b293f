// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/norm_types.h"

// Layer normalization, Ba, Kiros and Hinton 2016 (arXiv 1607.06450, eq. 3), over the columns of each row i:
//
//   mu_i    = 1/d sum_j x_ij
//   var_i   = 1/d sum_j (x_ij - mu_i)^2            biased
//   xhat_ij = (x_ij - mu_i) / sqrt(var_i + eps)
//   y_ij    = gamma_j xhat_ij + beta_j
//
// Shapes: x, y, dy, dx rows × d; an array of any rank is passed as rows × (product of its last K dimensions).
// A constant row gives exactly beta. eps >= 0 and finite. Non-finite input makes its own row NaN and no other.
namespace normscope {

template <class T>
struct LayerNorm {
    double eps = 1e-5;
    Affine<T> affine;
};

// Writes y (may not alias x) and the cache. Allocates only when the cache is too small.
template <class T>
NormStatus forward(const LayerNorm<T>& norm, ConstMatrixRef<T> x, MatrixRef<T> y, NormCache<T>& cache);

// With h = gamma dy and means over the row:
//   dx = rstd (h - <h> - xhat <h xhat>),   dgamma += sum_i dy xhat,   dbeta += sum_i dy
// dx is written, dgamma and dbeta are added to.
template <class T>
void backward(const LayerNorm<T>& norm, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const NormCache<T>& cache,
              MatrixRef<T> dx, AffineGradient<T>& gradient);

} // namespace normscope
