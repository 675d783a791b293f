// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "math/moments.h"

#include <cmath>
#include <limits>

namespace normscope {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr Moments noMoments{0, nan, nan, nan, nan};

template <class T, class Visit>
void forEachCell(CellsRef<T> x, Visit visit) {
    for (Index i = 0; i < x.rows(); ++i)
        for (Index j = 0; j < x.cols(); ++j) visit(static_cast<double>(x.coeff(i, j)));
}

// Deviations are taken from a pivot value first: equal values then give exact zeros.
template <class T, class Keep>
Moments momentsWhere(CellsRef<T> x, Keep keep) {
    Moments m;
    double pivot = 0, sum = 0;
    forEachCell<T>(x, [&](double v) {
        if (!keep(v)) return;
        if (m.n++ == 0) pivot = m.min = m.max = v;
        sum += v - pivot;
        m.min = v < m.min || std::isnan(v) ? v : m.min;
        m.max = v > m.max || std::isnan(v) ? v : m.max;
    });
    if (m.n == 0) return noMoments;
    const auto n = static_cast<double>(m.n);
    m.mean = pivot + sum / n;
    double sum1 = 0, sum2 = 0;
    forEachCell<T>(x, [&](double v) {
        if (!keep(v)) return;
        const double t = v - m.mean;
        sum1 += t;
        sum2 += t * t;
    });
    const double low = sum1 / n; // what rounding left of the mean
    m.var = std::fmax(0.0, sum2 / n - low * low);
    m.mean += low;
    return std::isnan(sum2) ? Moments{m.n, m.mean, nan, m.min, m.max} : m;
}

} // namespace

Moments moments(CellsRef<double> x) {
    return momentsWhere<double>(x, [](double) { return true; });
}

Moments moments(CellsRef<float> x) {
    return momentsWhere<float>(x, [](double) { return true; });
}

Moments finiteMoments(CellsRef<double> x) {
    return momentsWhere<double>(x, [](double v) { return std::isfinite(v); });
}

} // namespace normscope
