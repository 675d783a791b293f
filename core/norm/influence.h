// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/masked_batch_norm.h"

// How much each input moves one output: d y(row, column) / d x, a row of the Jacobian as a matrix of x's shape.
//
//   LayerNorm:  gamma_j rstd_i (delta_kj - 1/d - xhat_ij xhat_ik / d)   along row i, 0 elsewhere
//   RMSNorm:    gamma_j rstd_i (delta_kj - xhat_ij xhat_ik / d)         along row i, 0 elsewhere
//   BatchNorm:  gamma_j rstd_j (delta_ki - 1/n - xhat_ij xhat_kj / n)   along column j in training;
//               gamma_j rstd_j at (i, j) only with running statistics
//   GroupNorm:  as LayerNorm within the group's channels and positions, 0 elsewhere
//   none:       1 at (i, j)
//
// xhat here is (x - mean) rstd, exact for every eps > 0. Cells outside the group are exactly 0. With a
// mask, of BatchNorm, n counts the real rows; padding neither moves an output nor is moved.
namespace normscope {

MatrixD influence(const Norm<double>& norm, NormMode mode, const MatrixD& x, const NormCache<double>& cache, Index row,
                  Index column, const RowMask& mask = {});

} // namespace normscope
