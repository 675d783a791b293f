// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"

#include <QString>
#include <QVector>

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

struct PlotTick {
    double position = 0;
    QString label; // may hold one power, "10^−5"
};

// Throws std::invalid_argument when x and y do not belong together. Steps become points at their left edges, with
// zeros at both ends.
PlotPoints plotPoints(const Series& series, const PlotRange& x, const PlotRange& y);
PlotRange plotRange(const Axis& axis);
std::vector<PlotTick> plotTicks(const PlotRange& range, int count);

} // namespace normscope::ui
