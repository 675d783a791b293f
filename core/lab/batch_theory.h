// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/batch.h"

#include <cmath>

// What n independent samples say about a population, in its sd and variance.
namespace normscope {

inline double meanErrorLaw(double n) { return 1 / std::sqrt(n); } // sd of the mean, whatever the distribution
// sd of the biased variance of Gaussian data; light tails err less, heavy ones more.
inline double gaussianVarianceError(double n) { return std::sqrt(2 * (n - 1)) / n; }
inline double varianceBiasLaw(double n) { return (n - 1) / n; }

// The largest relative distance of the measured points from the law; NaN without points.
double lawMisfit(const std::vector<LawPoint>& law, double LawPoint::*measured, double (*theory)(double));
const LawPoint* lawAt(const BatchResult& result, Index size); // null: not measured at this size

// Of the outputs of samples 2 ... n when sample 1 changes; NaN without others.
double largestOfOthers(const MatrixD& changes);

} // namespace normscope
