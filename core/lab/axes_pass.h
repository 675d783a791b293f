// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"

namespace normscope {

// A forward pass whose undefined groups (0/0) are located and do not spoil the others. See AxesRun.
struct ForwardPass {
    NormStatus status = NormStatus::Ok;
    std::vector<Index> undefined;
    MatrixD y;
    NormCache<double> cache;
};
// Of the run's norm over its groups; rows that these leave out (masked padding) are 0 in y.
ForwardPass forwardPass(const AxesRun& run, NormMode mode, const MatrixD& x, RunningStatistics<double>& running);

// dx from the run's cache and upstream gradient; all NaN where the forward pass left no cache.
MatrixD backwardPass(const AxesRun& run, NormMode mode, const MatrixD& x);

// The statistics that the run's BatchNorm keeps after it has seen `batch` the given number of times; initial ones when
// the batch cannot be trained on or nothing is tracked.
RunningStatistics<double> runningAfter(const AxesRun& run, const MatrixD& batch, Index times);

} // namespace normscope
