// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"

// One formula, three ways: written out step by step in float32, by the fused float32 kernel, and in float64.
namespace normscope {

// As it is written down by hand, every operation rounded to float32, sums from the first value to the last:
//   mean = sum(x) / n,  var = sum((x - mean)^2) / n,  xhat = (x - mean) / sqrt(var + eps),  y = gamma xhat + beta
// over the cells of a group by rows. RMSNorm has mean = 0. Where BatchNorm uses running statistics it takes mean and
// var from running. Masked padding is 0. NaN where a group is a single value or the groups are uneven. tokens: rows of
// a sample; real: those that are no padding, all if empty.
MatrixF stepwise(NormKind kind, const NormSettings& settings, const MatrixF& x, const RunningStatistics<float>& running,
                 Index tokens = 1, const RowMask& real = {});

// running: as BatchNorm uses it in evaluation; ignored otherwise.
ThreeWays threeWays(NormKind kind, const NormSettings& settings, const Sample& sample,
                    const RunningStatistics<double>& running);

} // namespace normscope
