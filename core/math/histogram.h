// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/moments.h"

#include <vector>

namespace normscope {

inline constexpr Index maxBins = 10000;

// Counts over bins [edges[k], edges[k + 1]), the last one closed. Every value is counted once:
// sum of counts + below + above + nonFinite = number of values.
struct Histogram {
    std::vector<double> edges; // bins + 1 rising values; empty when no value is finite
    std::vector<Index> counts;
    Index below = 0; // less than the first edge
    Index above = 0; // greater than the last edge
    Index nonFinite = 0;
};

// Equal bins from the least to the greatest finite value; their number is clamped to 1 ... maxBins. Equal values give
// one bin that holds them all; no finite value gives no bin.
Histogram histogram(CellsRef<double> x, Index bins);

// Over given edges: rising, at least two, all finite (else std::invalid_argument).
Histogram histogram(CellsRef<double> x, std::vector<double> edges);

// Edges at whole multiples of width that cover lower ... upper: the bins that several histograms share. A width that
// would give more than maxBins, or is not positive, is widened to what gives maxBins. lower <= upper, both finite.
std::vector<double> edgesOfWidth(double lower, double upper, double width);

// 1, 2 or 5 times a power of ten, nearest to range / bins (on a log scale). range > 0 and finite, bins >= 1.
double niceWidth(double range, Index bins);

} // namespace normscope
