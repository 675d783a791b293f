// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

#include <cstdint>

namespace normscope {

// What the invariance bench works on.
struct BenchDraw {
    MatrixD x;       // samples × inputs
    MatrixD weights; // units × inputs, N(0, 1)
    VectorD vector;  // one value an input, factor times N(0, 1)
};
// x: of its first 64 rows, or the greatest multiple of 4 that it has.
BenchDraw drawBench(const MatrixD& x, Index units, double factor, std::uint64_t seed);

// 64 wines in standard units: data without any special case.
MatrixD benchWines();

} // namespace normscope
