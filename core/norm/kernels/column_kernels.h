// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

// Columns as groups, swept row by row: memory is read in order, and the sums of a panel of columns stay in the first
// cache. Defined for float and double.
namespace normscope::kernels {

inline constexpr Index panelWidth = 512;

// A panel: at most panelWidth neighbouring columns of a row-major matrix.
template <class T>
struct Columns {
    T* data;
    Index rows;
    Index columns;
    Index stride;
    T* row(Index i) const { return data + i * stride; }
};

// One value a column of a panel, on the stack and not initialised.
template <class T>
struct alignas(64) PanelValues {
    T values[panelWidth];
    T& operator[](Index j) { return values[j]; }
    const T& operator[](Index j) const { return values[j]; }
    T* data() { return values; }
    const T* data() const { return values; }
};

// Of each column: mean + meanLow and the biased variance. Blocks of rows are summed in T as deviations t from a shift
// near the mean, and merged in double (Chan, Golub and LeVeque 1979, eq. 2.1):
//   M2 += M2_b + delta^2 n n_b / (n + n_b),   mean += delta n_b / (n + n_b),   delta = mean_b - mean
// Equal values give t = 0 exactly.
template <class T>
void columnMoments(Columns<const T> x, T* mean, T* meanLow, T* var);

// y = (x - mean) scale + shift, with one mean, scale and shift a column.
template <class T>
void columnAffine(Columns<const T> x, const T* mean, const T* scale, const T* shift, Columns<T> y);

// Of each column: sum of dy and sum of dy xhat, xhat = (x - mean) rstd - low.
template <class T>
void columnBackwardSums(Columns<const T> x, Columns<const T> dy, const T* mean, const T* rstd, const T* low,
                        double* sumDy, double* sumDyXhat);

// dx = a dy + b (x - mean) + c, with one of each a column.
template <class T>
void columnInputGradient(Columns<const T> x, Columns<const T> dy, const T* mean, const T* a, const T* b, const T* c,
                         Columns<T> dx);

} // namespace normscope::kernels
