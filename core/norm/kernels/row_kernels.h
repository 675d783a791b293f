// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

// One row at a time: several rows at once share cache sets when rows are a multiple of 4 KiB apart.
// Pointers to n values of a row; gamma and beta may be null and count as 1 and 0. Defined for float and double.
namespace normscope::kernels {

// The statistics of one group: mean + meanLow, biased variance (RMSNorm: means 0, var the mean square), and
// rstd = 1 / sqrt(var + eps).
template <class T>
struct GroupStatistics {
    T mean = 0;
    T meanLow = 0;
    T var = 0;
    T rstd = 0;
};

// Corrected two-pass: m = fl(mean) about the pivot x[0], then with t = x - m
//   meanLow = <t>,   var = <t^2> - <t>^2
// Equal values give t = 0 exactly. rstd is left 0.
template <class T>
GroupStatistics<T> rowMoments(const T* x, Index n);

// var = <x^2>, means 0. rstd is left 0.
template <class T>
GroupStatistics<T> rowMeanSquare(const T* x, Index n);

// y = gamma xhat + beta,   xhat = (x - mean) rstd - meanLow rstd
template <class T>
void normaliseRow(const T* x, Index n, const GroupStatistics<T>& s, const T* gamma, const T* beta, T* y);

struct BackwardSums {
    double h = 0;     // sum of h = gamma dy
    double hXhat = 0; // sum of h xhat
};

// Both sums of a row; in the same sweep dgamma += dy xhat and dbeta += dy.
template <class T>
BackwardSums backwardSums(const T* x, const T* dy, Index n, const GroupStatistics<T>& s, const T* gamma, T* dgamma,
                          T* dbeta);

// dx = rstd (h - meanH - xhat meanHXhat)
template <class T>
void backwardRow(const T* x, const T* dy, Index n, const GroupStatistics<T>& s, const T* gamma, double meanH,
                 double meanHXhat, T* dx);

} // namespace normscope::kernels
