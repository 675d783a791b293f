// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/batch_norm.h"
#include "norm/group_norm.h"
#include "norm/layer_norm.h"
#include "norm/rms_norm.h"

#include <optional>
#include <variant>

// The one dispatch over norms: everything that takes "some norm" takes this.
namespace normscope {

// No norm: y = x, dx = dy. It has no parameters and leaves an empty cache.
struct NoNorm {};

template <class T>
using Norm = std::variant<NoNorm, LayerNorm<T>, RmsNorm<T>, BatchNorm<T>, GroupNorm<T>>;

enum class NormMode { Train, Evaluate };

// Whether BatchNorm takes the statistics of the batch at hand.
template <class T>
bool usesBatch(const BatchNorm<T>& norm, NormMode mode) {
    return mode == NormMode::Train || !norm.trackRunningStats;
}

// running: used by BatchNorm only; updated by it in training, read in evaluation.
template <class T>
NormStatus forward(const Norm<T>& norm, NormMode mode, ConstMatrixRef<T> x, MatrixRef<T> y, NormCache<T>& cache,
                   RunningStatistics<T>& running);

template <class T>
void backward(const Norm<T>& norm, NormMode mode, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const NormCache<T>& cache,
              MatrixRef<T> dx, AffineGradient<T>& gradient);

} // namespace normscope
