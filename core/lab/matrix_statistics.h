// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "math/histogram.h"
#include "math/matrix.h"
#include "math/moments.h"
#include "norm/masked_batch_norm.h"

#include <vector>

namespace normscope {

struct Margins {
    Margin rows;
    Margin columns;
};

// Mean and biased sd of every row and every column, two passes about a pivot: equal values have exactly sd 0. A
// non-finite cell makes its own row and column NaN and no other. mask: columns are taken over the real rows; all if
// empty.
Margins margins(const MatrixD& values, const RowMask& mask = {});

// Part of each row's sum of squares that a column holds, mean and least over the rows. Rows whose sum is 0 or not
// finite do not count; without any other row all are 0.
struct EnergyShares {
    std::vector<double> mean;
    std::vector<double> least;
};
EnergyShares energyShares(const MatrixD& values);

// What a page says about one matrix.
struct MatrixStatistics {
    Margins margins;
    Moments cells;       // of the finite cells
    double maxAbs = 0;   // of the finite cells; 0 without any
    Index nonFinite = 0; // cells
    EnergyShares energy;
    Histogram histogram;
};

// Everything but the histogram, whose bins may be shared with other matrices.
MatrixStatistics matrixStatistics(const MatrixD& values, const RowMask& mask = {});

// Entries of a margin that are finite, from the least to the greatest.
struct MarginRange {
    double meanMin = 0, meanMax = 0;
    double sdMin = 0, sdMax = 0;
    Index finite = 0; // entries counted; 0: all the rest is 0
    Index nonFinite = 0;
};
MarginRange range(const Margin& margin);

} // namespace normscope
