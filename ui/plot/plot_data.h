// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"

#include <QVector>

#include <vector>

// What the plotting library may see: it hangs on, or silently ignores, infinite values, empty ranges and zeros on a
// logarithmic axis, so everything passes through here.
namespace normscope::ui {

struct PlotPoints {
    QVector<double> keys;   // finite, ascending
    QVector<double> values; // finite, or NaN for a gap
};

struct PlotRange {
    double lower = 0, upper = 1; // finite, lower < upper; positive on a logarithmic axis
    bool logarithmic = false;
};

// A stretch of a band.
struct BandPart {
    QVector<double> keys;          // finite, ascending
    QVector<double> first, second; // its two edges, finite
};

// Throws std::invalid_argument when x and y do not belong together. Steps become points at their left edges, with
// zeros at both ends.
PlotPoints plotPoints(const Series& series, const PlotRange& x, const PlotRange& y);
// Of a series with the style Band: parted where an edge has no value.
std::vector<BandPart> bandParts(const Series& band, const PlotRange& x, const PlotRange& y);
// Of a series with the style Bars, in units of x.
double widthOfBars(const Series& bars, const PlotPoints& points);
PlotRange plotRange(const Axis& axis);

} // namespace normscope::ui
