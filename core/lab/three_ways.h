// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"

// One formula, three ways: written out step by step in float32, by the fused float32 kernel, and in float64.
namespace normscope {

// As it is written down by hand, every operation rounded to float32, sums from the first value to the last:
//   mean = sum(x) / n,  var = sum((x - mean)^2) / n,  xhat = (x - mean) / sqrt(var + eps),  y = gamma xhat + beta
// RMSNorm has mean = 0. In evaluation BatchNorm takes mean and var from running.
MatrixF stepwise(NormKind kind, const NormSettings& settings, const MatrixF& x,
                 const RunningStatistics<float>& running);

// running: as BatchNorm uses it in evaluation; ignored otherwise.
ThreeWays threeWays(NormKind kind, const NormSettings& settings, const MatrixD& x,
                    const RunningStatistics<double>& running);

} // namespace normscope
