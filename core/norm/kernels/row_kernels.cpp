// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/kernels/row_kernels.h"

#include "norm/kernels/pack.h"

namespace normscope::kernels {
namespace {

// gamma and beta or their absence, which then costs neither a load nor a branch in the loop.
template <class T>
struct Scale {
    const T* gamma;
    auto operator()(const auto& at, const auto& v) const { return at(gamma) * v; }
};
template <class T>
struct Shift {
    const T* beta;
    auto operator()(const auto& at, const auto& v) const { return v + at(beta); }
};
struct Same {
    auto operator()(const auto&, const auto& v) const { return v; }
};

template <class T, class Body>
auto withScale(const T* gamma, const Body& body) {
    return gamma ? body(Scale<T>{gamma}) : body(Same{});
}
template <class T, class Body>
void withShift(const T* beta, const Body& body) {
    beta ? body(Shift<T>{beta}) : body(Same{});
}

template <class T, class Scaled>
BackwardSums scaledBackwardSums(const T* x, const T* dy, Index n, const GroupStatistics<T>& s, const Scaled& scale,
                                T* dgamma, T* dbeta) {
    const T m = s.mean, r = s.rstd, c = s.meanLow * s.rstd;
    const auto [h, hXhat] = sums<T, 2>(n, [&](auto at, auto* sum) {
        const auto xhat = (at(x) - m) * r - c;
        const auto g = at(dy);
        const auto gXhat = g * xhat;
        at.add(dgamma, gXhat);
        at.add(dbeta, g);
        sum[0] += scale(at, g);
        sum[1] += scale(at, gXhat);
    });
    return {h, hXhat};
}

} // namespace

template <class T>
GroupStatistics<T> rowMoments(const T* x, Index n) {
    const T pivot = x[0];
    const auto [sum] = sums<T, 1>(n, [&](auto at, auto* s) { s[0] += at(x) - pivot; });
    const auto count = static_cast<double>(n);
    const T m = static_cast<T>(static_cast<double>(pivot) + sum / count);
    const auto [sum1, sum2] = sums<T, 2>(n, [&](auto at, auto* s) {
        const auto t = at(x) - m;
        s[0] += t;
        s[1] += t * t;
    });
    const double low = sum1 / count;
    return {m, static_cast<T>(low), static_cast<T>(std::max(sum2 / count - low * low, 0.0)), 0};
}

template <class T>
GroupStatistics<T> rowMeanSquare(const T* x, Index n) {
    const auto [sum] = sums<T, 1>(n, [&](auto at, auto* s) { s[0] += at(x) * at(x); });
    return {0, 0, static_cast<T>(sum / static_cast<double>(n)), 0};
}

template <class T>
void normaliseRow(const T* x, Index n, const GroupStatistics<T>& s, const T* gamma, const T* beta, T* y) {
    const T m = s.mean, r = s.rstd, c = s.meanLow * s.rstd;
    withScale(gamma, [&](auto scale) {
        withShift(beta, [&](auto shift) {
#pragma omp simd
            for (Index j = 0; j < n; ++j) {
                const AtValue<T> at{j};
                y[j] = shift(at, scale(at, (x[j] - m) * r - c));
            }
        });
    });
}

template <class T>
BackwardSums backwardSums(const T* x, const T* dy, Index n, const GroupStatistics<T>& s, const T* gamma, T* dgamma,
                          T* dbeta) {
    return withScale(gamma, [&](auto scale) { return scaledBackwardSums(x, dy, n, s, scale, dgamma, dbeta); });
}

template <class T>
void backwardRow(const T* x, const T* dy, Index n, const GroupStatistics<T>& s, const T* gamma, double meanH,
                 double meanHXhat, T* dx) {
    const T m = s.mean, r = s.rstd, c = s.meanLow * s.rstd;
    const T a = static_cast<T>(meanH), b = static_cast<T>(meanHXhat);
    withScale(gamma, [&](auto scale) {
#pragma omp simd
        for (Index j = 0; j < n; ++j) {
            const T xhat = (x[j] - m) * r - c;
            dx[j] = r * (scale(AtValue<T>{j}, dy[j]) - a - xhat * b);
        }
    });
}

template GroupStatistics<float> rowMoments(const float*, Index);
template GroupStatistics<double> rowMoments(const double*, Index);
template GroupStatistics<float> rowMeanSquare(const float*, Index);
template GroupStatistics<double> rowMeanSquare(const double*, Index);
template void normaliseRow(const float*, Index, const GroupStatistics<float>&, const float*, const float*, float*);
template void normaliseRow(const double*, Index, const GroupStatistics<double>&, const double*, const double*, double*);
template BackwardSums backwardSums(const float*, const float*, Index, const GroupStatistics<float>&, const float*,
                                   float*, float*);
template BackwardSums backwardSums(const double*, const double*, Index, const GroupStatistics<double>&, const double*,
                                   double*, double*);
template void backwardRow(const float*, const float*, Index, const GroupStatistics<float>&, const float*, double,
                          double, float*);
template void backwardRow(const double*, const double*, Index, const GroupStatistics<double>&, const double*, double,
                          double, double*);

} // namespace normscope::kernels
