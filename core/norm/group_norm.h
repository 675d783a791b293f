// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/norm_types.h"

// Group normalization, Wu and He 2018 (arXiv 1803.08494, eq. 7): a sample's channels are cut into groups of neighbours,
// and a group's mean and variance run over its channels and all positions of the sample. As many groups as channels are
// instance normalization, Ulyanov, Vedaldi and Lempitsky 2016 (arXiv 1607.08022).
//
// x: samples · positions × channels: a sample is `positions` rows one after another. gamma and beta: one value a
// channel. The cache holds samples · groups entries, those of the first sample first. With one group and one position
// it is LayerNorm; with one group and more positions it is not, as it pools them.
namespace normscope {

template <class T>
struct GroupNorm {
    double eps = 1e-5;
    Affine<T> affine;
    Index groups = 1;    // >= 1; 0: as many as channels (InstanceNorm)
    Index positions = 1; // >= 1, divides the rows
};

// How many groups a sample has.
template <class T>
Index groupsOf(const GroupNorm<T>& norm, Index channels) {
    return norm.groups == 0 ? channels : norm.groups;
}

// UnevenGroups if the groups do not divide the channels, OneValuePerChannel if a group is a single value.
// Rows that positions does not divide throw.
template <class T>
NormStatus forward(const GroupNorm<T>& norm, ConstMatrixRef<T> x, MatrixRef<T> y, NormCache<T>& cache);

// As LayerNorm's within a group: dx = rstd (h - <h> - xhat <h xhat>), h = gamma dy.
template <class T>
void backward(const GroupNorm<T>& norm, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const NormCache<T>& cache,
              MatrixRef<T> dx, AffineGradient<T>& gradient);

} // namespace normscope
