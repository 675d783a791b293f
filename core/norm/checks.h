// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/norm_types.h"

// What every norm asks of its arguments. Misuse throws std::invalid_argument that names the argument.
namespace normscope {

void requireEps(double eps); // finite, not negative
void requireSize(const char* name, std::size_t size, Index expected);
void requireSizeOrEmpty(const char* name, std::size_t size, Index expected);
void requireSameShape(const char* name, Index rows, Index columns, Index expectedRows, Index expectedColumns);
void requirePositions(Index groups, Index positions, Index rows); // of a GroupNorm
// Of a BatchNorm: momentum 0 ... 1, and how many running means and variances there are.
void requireRunning(double momentum, std::size_t means, std::size_t vars, Index columns);

template <class T>
void requireForward(double eps, const Affine<T>& affine, ConstMatrixRef<T> x, MatrixRef<T> y) {
    requireEps(eps);
    requireSizeOrEmpty("gamma", affine.gamma.size(), x.cols());
    requireSizeOrEmpty("beta", affine.beta.size(), x.cols());
    requireSameShape("y", y.rows(), y.cols(), x.rows(), x.cols());
}

// groups: how many the cache must hold.
template <class T>
void requireBackward(double eps, const Affine<T>& affine, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, MatrixRef<T> dx,
                     const NormCache<T>& cache, Index groups, const AffineGradient<T>& gradient) {
    requireForward<T>(eps, affine, x, dx);
    requireSameShape("dy", dy.rows(), dy.cols(), x.rows(), x.cols());
    requireSize("cache", cache.rstd.size(), groups);
    requireSizeOrEmpty("dgamma", gradient.dgamma.size(), x.cols());
    requireSizeOrEmpty("dbeta", gradient.dbeta.size(), x.cols());
}

} // namespace normscope
