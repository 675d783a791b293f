// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

namespace normscope {

// What is measured over a set of cells: a matrix, or any rectangle of one with its strides.
template <class T>
using CellsRef = const Eigen::Ref<const Matrix<T>, 0, Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>>&;

// Moments over an index set of n values:
//
//   mean = 1/n sum x,   var = 1/n sum (x - mean)^2        biased
//
// n = 0: all NaN. A NaN among the values makes everything but n NaN; an infinite value makes mean and var non-finite.
struct Moments {
    Index n = 0;
    double mean = 0;
    double var = 0;
    double min = 0;
    double max = 0;
};

// Over x.row(i), x.col(j), x.block(...) or the whole of x: moments(x.row(i)). Two passes in double, the second one
// corrected by its own mean deviation, so the digits hold at any distance from zero. A constant set has exactly
// var = 0 and mean = its value.
Moments moments(CellsRef<double> x);
Moments moments(CellsRef<float> x);

// The same over the finite values only; n counts them. For data with missing cells, which are NaN.
Moments finiteMoments(CellsRef<double> x);

} // namespace normscope
