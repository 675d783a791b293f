// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"
#include "math/number_format.h"

#include <span>

// Ways to compute a variance (divisor n), for comparison. The layers use moments().
namespace normscope {

enum class VarianceAlgorithm {
    OnePass,          // E[x^2] - E[x]^2, sums in order
    Pairwise,         // the same with pairwise sums
    TwoPass,          // E[(x - mean)^2], sums in order
    CorrectedTwoPass, // two passes minus (sum of deviations)^2 / n^2     Chan, Golub and LeVeque 1983, eq. 1.7
    Welford,          // updated value by value                           Welford 1962
    Shifted           // one pass over x - x[0]
};

// Every operation rounded as the emulation says; the result is in the format of its sums. x: at least one value of the
// format. May be negative (OnePass and its relatives), infinite or NaN: that is what it is about.
double variance(VarianceAlgorithm algorithm, const Emulation& emulation, std::span<const double> x);

} // namespace normscope
