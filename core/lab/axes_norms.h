// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "norm/norm.h"
#include "scenario/scenario.h"

#include <string>
#include <vector>

// The norms of the Axes page as layers, and how they group the cells.
namespace normscope {

// Scale and shift that really act: 1 and 0 where the parameter is off.
double gammaOf(const NormSettings& settings);
double betaOf(const NormSettings& settings);

template <class T>
Norm<T> makeNorm(NormKind kind, const NormSettings& settings, Index features);

// Cells that share one statistic: a row for LayerNorm and RMSNorm, a column for BatchNorm, nothing (Cell) without a
// norm.
GroupShape statisticShape(NormKind kind);
// Inputs that one output depends on: as above, but one cell where BatchNorm uses running statistics.
GroupShape dependence(NormKind kind, NormMode mode);

std::string normKey(NormKind kind); // "layer", "batch", "rms", "none": panel names and metrics

// The statistics that a BatchNorm keeps after it has seen `batch` the given number of times; initial ones when the
// batch cannot be trained on.
RunningStatistics<double> runningAfter(const BatchNorm<double>& norm, const MatrixD& batch, Index times);

// A forward pass whose undefined groups (0/0) are located and do not spoil the others. See AxesRun.
struct ForwardPass {
    NormStatus status = NormStatus::Ok;
    std::vector<Index> undefined;
    MatrixD y;
    NormCache<double> cache;
};
ForwardPass forwardPass(NormKind kind, const Norm<double>& norm, NormMode mode, const MatrixD& x,
                        RunningStatistics<double>& running);

} // namespace normscope
