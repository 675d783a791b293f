// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/norm.h"

#include <vector>

// BatchNorm that leaves padding out: statistics run over the real rows only, and rows of padding, whatever they hold
// (NaN too), give 0 in y and in dx.
namespace normscope {

// One entry a row: true is a real one.
using RowMask = std::vector<bool>;

// EmptyBatch without a real row; OneValuePerChannel with a single one in training.
template <class T>
NormStatus forwardMasked(const BatchNorm<T>& norm, NormMode mode, const RowMask& mask, ConstMatrixRef<T> x,
                         MatrixRef<T> y, NormCache<T>& cache, RunningStatistics<T>& running);

template <class T>
void backwardMasked(const BatchNorm<T>& norm, NormMode mode, const RowMask& mask, ConstMatrixRef<T> x,
                    ConstMatrixRef<T> dy, const NormCache<T>& cache, MatrixRef<T> dx, AffineGradient<T>& gradient);

} // namespace normscope
