// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

#include <cmath>

// Maxima that keep NaN: std::max(x, NaN) is x, and so what could not be computed would look like no change.
namespace normscope {

inline double greater(double a, double b) { return std::isnan(a) || a >= b ? a : b; }

// Of the absolute values; NaN as soon as one value is, 0 without any.
inline double largest(const MatrixD& values) {
    double most = 0;
    for (const double value : values.reshaped()) {
        most = greater(most, std::abs(value));
        if (std::isnan(most)) break;
    }
    return most;
}

} // namespace normscope
