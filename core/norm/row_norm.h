// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/norm_types.h"
#include "norm/scaled_group.h"

// What LayerNorm and RMSNorm share: every row is a group, and centring is all that parts the two.
namespace normscope {

template <class T>
NormStatus forwardRows(Centring centring, double eps, const Affine<T>& affine, ConstMatrixRef<T> x, MatrixRef<T> y,
                       NormCache<T>& cache);

template <class T>
void backwardRows(Centring centring, double eps, const Affine<T>& affine, ConstMatrixRef<T> x, ConstMatrixRef<T> dy,
                  const NormCache<T>& cache, MatrixRef<T> dx, AffineGradient<T>& gradient);

} // namespace normscope
