// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "norm/norm.h"
#include "scenario/scenario.h"

#include <string>
#include <vector>

// The norms of the Axes page as layers.
namespace normscope {

// Scale and shift that really act: 1 and 0 where the parameter is off. Without a feature those that all features share,
// as on every other page; of a feature, counted from 0, its own if it has one.
double gammaOf(const NormSettings& settings);
double betaOf(const NormSettings& settings);
double gammaOf(const NormSettings& settings, Index feature);
double betaOf(const NormSettings& settings, Index feature);

// The same of so many features, in their order.
std::vector<double> gammasOf(const NormSettings& settings, Index features);
std::vector<double> betasOf(const NormSettings& settings, Index features);

// positions: rows of a sample, which GroupNorm and InstanceNorm pool. makeNorm: every feature has the shared gamma and
// beta; makeAxesNorm: its own.
template <class T>
Norm<T> makeNorm(NormKind kind, const NormSettings& settings, Index features, Index positions = 1);
template <class T>
Norm<T> makeAxesNorm(NormKind kind, const NormSettings& settings, Index features, Index positions = 1);

// Cells that share one statistic: a row for LayerNorm and RMSNorm, a column for BatchNorm, a block for GroupNorm and
// InstanceNorm, nothing (Cell) without a norm.
GroupShape statisticShape(NormKind kind);
// Inputs that one output depends on: as above, but one cell where BatchNorm uses running statistics.
GroupShape dependence(NormKind kind, const NormSettings& settings);

std::string normKey(NormKind kind); // "layer", "batch", "rms", "group", "instance", "none": panel names and metrics

} // namespace normscope
