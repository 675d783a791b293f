// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/kernels/row_kernels.h"

namespace normscope {

// The careful path for a group whose squares leave the range of T (float: values beyond about 1e15, or below 1e-15 with
// a vanishing eps): the group is multiplied by a power of two that brings its largest value near 1, and everything is
// computed in double. It is rare, so it is written for clarity.

// The n values of a group: a row (stride 1), a column, or one value for all (stride 0). data is null when absent.
template <class T>
struct Group {
    T* data = nullptr;
    Index n = 0;
    Index stride = 1;
    T& operator[](Index i) const { return data[i * stride]; }
};

enum class Centring { Mean, None }; // None: RMSNorm

// Whether plain arithmetic in T is right: false on overflow, on underflow that no eps hides, and for NaN.
template <class T>
bool plainRangeSuffices(T var, double eps);

// Adds rstd to plain statistics; from the careful path where those do not suffice. A non-finite value in the group
// makes all NaN. rstd = 0 says 0/0: a constant group with eps = 0.
template <class T>
kernels::GroupStatistics<T> finished(kernels::GroupStatistics<T> plain, Group<const T> x, double eps,
                                     Centring centring);

template <class T>
void carefulForward(Group<const T> x, double eps, Centring centring, Group<const T> gamma, Group<const T> beta,
                    Group<T> y);

// Writes dx, adds to dgamma and dbeta.
template <class T>
void carefulBackward(Group<const T> x, Group<const T> dy, double eps, Centring centring, Group<const T> gamma,
                     Group<T> dx, Group<T> dgamma, Group<T> dbeta);

} // namespace normscope
