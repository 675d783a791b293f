// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/norm_types.h"

// Root mean square normalization, Zhang and Sennrich 2019 (arXiv 1910.07467, eq. 4), eps inside the root:
//
//   ms_i    = 1/d sum_j x_ij^2
//   xhat_ij = x_ij / sqrt(ms_i + eps)
//   y_ij    = gamma_j xhat_ij + beta_j              beta is usually absent
//
// Shapes as for LayerNorm. A row of zeros gives exactly beta.
namespace normscope {

template <class T>
struct RmsNorm {
    double eps = 1e-5;
    Affine<T> affine;
};

template <class T>
NormStatus forward(const RmsNorm<T>& norm, ConstMatrixRef<T> x, MatrixRef<T> y, NormCache<T>& cache);

// dx = rstd (h - xhat <h xhat>) with h = gamma dy and the mean over the row; dgamma and dbeta as for LayerNorm.
template <class T>
void backward(const RmsNorm<T>& norm, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const NormCache<T>& cache,
              MatrixRef<T> dx, AffineGradient<T>& gradient);

} // namespace normscope
