// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/scaled_group.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

namespace normscope {
namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double largest = std::numeric_limits<double>::max();

// Statistics of scale · x.
struct ScaledStatistics {
    double scale = 1;
    double mean = 0;
    double meanLow = 0;
    double var = 0;
    double rstd = 0; // 1 / sqrt(var + scale^2 eps)

    double xhat(double x) const { return ((x * scale - mean) - meanLow) * rstd; }
};

// A power of two near 1 / max(|x|, sqrt eps), or NaN when some value is not finite. Kept within 2^±1000, so that it and
// its inverse are exact.
template <class T>
double scaleOf(Group<const T> x, double eps) {
    double most = std::sqrt(eps);
    for (Index i = 0; i < x.n; ++i) {
        if (!std::isfinite(x[i])) return notANumber;
        most = std::fmax(most, std::fabs(static_cast<double>(x[i])));
    }
    return most == 0 ? 1 : std::ldexp(1.0, std::clamp(-std::ilogb(most), -1000, 1000));
}

// <scale · x - from>
template <class T>
double meanFrom(Group<const T> x, double scale, double from) {
    double sum = 0;
    for (Index i = 0; i < x.n; ++i) sum += x[i] * scale - from;
    return sum / static_cast<double>(x.n);
}

template <class T>
double meanSquareFrom(Group<const T> x, double scale, double from) {
    double sum = 0;
    for (Index i = 0; i < x.n; ++i) {
        const double t = x[i] * scale - from;
        sum += t * t;
    }
    return sum / static_cast<double>(x.n);
}

double rstdOf(const ScaledStatistics& s, double eps) {
    const double total = s.var + eps * s.scale * s.scale;
    if (total > 0 || std::isnan(total)) return 1 / std::sqrt(total);
    return eps > 0 ? std::fmin(1 / std::sqrt(eps) / s.scale, largest) : 0;
}

template <class T>
ScaledStatistics scaledStatistics(Group<const T> x, double eps, Centring centring) {
    ScaledStatistics s;
    s.scale = scaleOf(x, eps);
    if (centring == Centring::Mean) {
        const double pivot = x[0] * s.scale;
        s.mean = pivot + meanFrom(x, s.scale, pivot);
        s.meanLow = meanFrom(x, s.scale, s.mean);
    }
    s.var = std::max(meanSquareFrom(x, s.scale, s.mean) - s.meanLow * s.meanLow, 0.0);
    s.rstd = rstdOf(s, eps);
    return s;
}

// Back in the units of x, as far as T can hold them.
template <class T>
kernels::GroupStatistics<T> unscaled(const ScaledStatistics& s) {
    const double mean = s.mean / s.scale;
    const T high = static_cast<T>(mean);
    return {high, static_cast<T>((mean - static_cast<double>(high)) + s.meanLow / s.scale),
            static_cast<T>(s.var / s.scale / s.scale), static_cast<T>(s.rstd * s.scale)};
}

template <class T>
double gammaAt(Group<const T> gamma, Index i) {
    return gamma.data ? static_cast<double>(gamma[i]) : 1.0;
}

} // namespace

template <class T>
bool plainRangeSuffices(T var, double eps) {
    constexpr double limit = std::is_same_v<T, float> ? 1e30 : 1e280;
    const auto v = static_cast<double>(var);
    return v <= limit && v + eps >= 1 / limit;
}

template <class T>
kernels::GroupStatistics<T> finished(kernels::GroupStatistics<T> plain, Group<const T> x, double eps,
                                     Centring centring) {
    if (!plainRangeSuffices(plain.var, eps)) return unscaled<T>(scaledStatistics(x, eps, centring));
    plain.rstd = static_cast<T>(1 / std::sqrt(static_cast<double>(plain.var) + eps));
    return plain;
}

template <class T>
void carefulForward(Group<const T> x, double eps, Centring centring, Group<const T> gamma, Group<const T> beta,
                    Group<T> y) {
    const ScaledStatistics s = scaledStatistics(x, eps, centring);
    for (Index i = 0; i < x.n; ++i) {
        const double shift = beta.data ? static_cast<double>(beta[i]) : 0.0;
        y[i] = static_cast<T>(gammaAt(gamma, i) * s.xhat(x[i]) + shift);
    }
}

template <class T>
void carefulBackward(Group<const T> x, Group<const T> dy, double eps, Centring centring, Group<const T> gamma,
                     Group<T> dx, Group<T> dgamma, Group<T> dbeta) {
    const ScaledStatistics s = scaledStatistics(x, eps, centring);
    double sumH = 0, sumHXhat = 0;
    for (Index i = 0; i < x.n; ++i) {
        const double g = dy[i], xhat = s.xhat(x[i]), h = gammaAt(gamma, i) * g;
        if (dgamma.data) dgamma[i] += static_cast<T>(g * xhat);
        if (dbeta.data) dbeta[i] += static_cast<T>(g);
        sumH += centring == Centring::Mean ? h : 0;
        sumHXhat += h * xhat;
    }
    const auto n = static_cast<double>(x.n);
    for (Index i = 0; i < x.n; ++i) {
        const double h = gammaAt(gamma, i) * dy[i];
        dx[i] = static_cast<T>(s.rstd * (h - sumH / n - s.xhat(x[i]) * (sumHXhat / n)) * s.scale);
    }
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template bool plainRangeSuffices(T, double);                                                                       \
    template kernels::GroupStatistics<T> finished(kernels::GroupStatistics<T>, Group<const T>, double, Centring);      \
    template void carefulForward(Group<const T>, double, Centring, Group<const T>, Group<const T>, Group<T>);          \
    template void carefulBackward(Group<const T>, Group<const T>, double, Centring, Group<const T>, Group<T>,          \
                                  Group<T>, Group<T>);
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope
