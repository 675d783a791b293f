// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/number_format.h"
#include "math/variance.h"
#include "norm/masked_batch_norm.h"
#include "norm/scaled_group.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

// A norm computed in a narrow format: every operation is rounded by itself, in the order
//
//   mean = (x_1 + x_2 + ...) / n      c_i = x_i - mean      var = (c_1^2 + c_2^2 + ...) / n
//   den = sqrt(var + eps)             xhat_i = c_i / den    y_i = gamma xhat_i + beta
//
// RMSNorm has no mean and c = x. gamma and beta are first rounded to the format, eps, mean, var and den to the format
// of the sums.
namespace normscope {

struct EmulatedNorm {
    Norm<double> norm;
    Emulation emulation;
    VarianceAlgorithm variance = VarianceAlgorithm::TwoPass; // of norms with a mean
};

// All arguments hold values of the format, and so do the results. mask: of BatchNorm; null: every row is real.
// 0/0 gives NaN here as it does in the format: ZeroVarianceZeroEps is not refused.
NormStatus forward(const EmulatedNorm& norm, NormMode mode, ConstMatrixRef<double> x, MatrixRef<double> y,
                   NormCache<double>& cache, RunningStatistics<double>& running, const RowMask* mask = nullptr);

// dx_i = ((h_i - <h>) - xhat_i <h xhat>) / den, h = gamma dy, every operation rounded; dgamma and dbeta are rounded
// sums in order, added to what is there.
void backward(const EmulatedNorm& norm, NormMode mode, ConstMatrixRef<double> x, ConstMatrixRef<double> dy,
              const NormCache<double>& cache, MatrixRef<double> dx, AffineGradient<double>& gradient,
              const RowMask* mask = nullptr);

// One operation of a row's normalization, beside its float64 value.
enum class NormOperation { Input, Sum, Mean, Centre, Square, SumOfSquares, Variance, AddEps, Root, Divide };
struct OperationTrace {
    NormOperation operation = NormOperation::Input;
    std::vector<double> exact;    // one value, or one a cell: in float64 from the rounded input and the unrounded eps
    std::vector<double> emulated; // the same in the format
};
struct RowTrace {
    // Those that are run, in order: Square and SumOfSquares belong to two passes and to RMSNorm only. Divide holds y
    // without gamma and beta.
    std::vector<OperationTrace> operations;
    // Where it went wrong, if the last result holds a value that is not finite or is 0 throughout and should not be:
    // the first operation whose result is not finite, or whose single result is 0 although the exact one is not.
    std::optional<std::size_t> broken;
};
// centring: Mean for LayerNorm (two passes), None for RMSNorm. x: values of the format.
RowTrace traceRow(Centring centring, double eps, const Emulation& emulation, VarianceAlgorithm variance,
                  std::span<const double> x);

} // namespace normscope
