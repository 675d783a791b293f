// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"

namespace normscope {

// What a norm takes out of the gradient that arrives at one group of n values, h = gamma dy:
//
//   h = <h> + <h xhat> xhat + passed,     dx = rstd passed
//
// The mean part is absent in RMSNorm; both parts are absent where the statistics do not depend on x. At eps = 0 the
// three are orthogonal, so that their squared sizes add up to that of h.
struct GradientParts {
    std::vector<double> h, meanPart, xhatPart, passed;
    double rstd = 1;
    bool removesMean = false;
    bool removesXhat = false;
};

// Of the group that holds the cell, by rows: its row, its column, its block, or the cell's row where nothing is shared.
// A value of masked padding is 0 everywhere and does not count in n.
// dy: the gradient at y, of y's shape.
GradientParts gradientParts(const AxesRun& run, const NormSettings& settings, const MatrixD& dy, CellIndex cell);

double l2(const std::vector<double>& values);

} // namespace normscope
