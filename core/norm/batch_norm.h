// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/norm_types.h"

// Batch normalization, Ioffe and Szegedy 2015 (arXiv 1502.03167, algorithm 1), over the n rows of each column j:
//
//   mu_j    = 1/n sum_i x_ij
//   var_j   = 1/n sum_i (x_ij - mu_j)^2            biased, used in the forward pass
//   xhat_ij = (x_ij - mu_j) / sqrt(var_j + eps)
//   y_ij    = gamma_j xhat_ij + beta_j
//
// Training updates the running statistics; evaluation uses them in place of mu_j and var_j and changes nothing.
namespace normscope {

// PyTorch: momentum is the share of the new value, and the running variance takes the unbiased value (n - 1).
// Keras:   momentum is the share of the old value, and the running variance takes the biased value (n).
enum class MomentumConvention { PyTorch, Keras };

// The same memory told in the other convention: 0.1 <-> 0.9.
inline double convertMomentum(double momentum) { return 1.0 - momentum; }

template <class T>
struct RunningStatistics {
    std::vector<T> mean; // starts at 0
    std::vector<T> var;  // starts at 1
    Index batches = 0;   // updates so far
    bool operator==(const RunningStatistics&) const = default;
};

template <class T>
RunningStatistics<T> initialRunningStatistics(Index features);

template <class T>
struct BatchNorm {
    double eps = 1e-5;
    Affine<T> affine;
    double momentum = 0.1; // 0 ... 1
    MomentumConvention convention = MomentumConvention::PyTorch;
    // PyTorch's momentum=None: the running statistics are the plain average over the batches, each counted once.
    bool cumulative = false;
    // PyTorch's track_running_stats. Off: training updates nothing, and evaluation uses the statistics of its batch.
    bool trackRunningStats = true;
};

// The share of the new value in the next update.
template <class T>
double newShare(const BatchNorm<T>& norm, const RunningStatistics<T>& running) {
    if (norm.cumulative) return 1.0 / static_cast<double>(running.batches + 1);
    return norm.convention == MomentumConvention::Keras ? convertMomentum(norm.momentum) : norm.momentum;
}

// Training: statistics of this batch; running takes one update. A status other than Ok leaves running untouched.
// A column with a non-finite value gives a NaN column and leaves that column's running statistics untouched.
template <class T>
NormStatus forwardTraining(const BatchNorm<T>& norm, ConstMatrixRef<T> x, MatrixRef<T> y, NormCache<T>& cache,
                           RunningStatistics<T>& running);

// Evaluation: a fixed affine map per column. (norm.h takes the batch's statistics instead where none are tracked.)
template <class T>
NormStatus forwardEvaluation(const BatchNorm<T>& norm, ConstMatrixRef<T> x, MatrixRef<T> y, NormCache<T>& cache,
                             const RunningStatistics<T>& running);

// Training: dx = rstd (h - <h> - xhat <h xhat>), h = gamma dy, means over the column.
template <class T>
void backwardTraining(const BatchNorm<T>& norm, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const NormCache<T>& cache,
                      MatrixRef<T> dx, AffineGradient<T>& gradient);

// Evaluation: dx = rstd h, as the statistics do not depend on x.
template <class T>
void backwardEvaluation(const BatchNorm<T>& norm, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const NormCache<T>& cache,
                        MatrixRef<T> dx, AffineGradient<T>& gradient);

} // namespace normscope
