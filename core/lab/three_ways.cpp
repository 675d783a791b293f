// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/three_ways.h"

#include "lab/axes_norms.h"

#include <cmath>
#include <limits>

// Compiled without contraction: a * b + c is two roundings here.
namespace normscope {

namespace {

struct GroupStatistics {
    float mean = 0;
    float var = 0;
};

template <class Cells>
GroupStatistics measured(const Cells& x, bool hasMean) {
    const auto n = float(x.size());
    GroupStatistics s;
    for (Index k = 0; hasMean && k < x.size(); ++k) s.mean += x(k);
    s.mean /= n;
    for (Index k = 0; k < x.size(); ++k) {
        const float centred = x(k) - s.mean;
        const float square = centred * centred;
        s.var += square;
    }
    s.var /= n;
    return s;
}

template <class In, class Out>
void apply(const NormSettings& settings, const GroupStatistics& s, const In& x, Out y) {
    const auto gamma = float(gammaOf(settings)), beta = float(betaOf(settings));
    const float sd = std::sqrt(s.var + float(settings.eps));
    for (Index k = 0; k < x.size(); ++k) {
        const float xhat = (x(k) - s.mean) / sd;
        const float scaled = gamma * xhat;
        y(k) = scaled + beta;
    }
}

template <class T>
RunningStatistics<T> castRunning(const RunningStatistics<double>& running) {
    RunningStatistics<T> result;
    for (const double mean : running.mean) result.mean.push_back(T(float(mean)));
    for (const double var : running.var) result.var.push_back(T(float(var)));
    result.batches = running.batches;
    return result;
}

// y of the kernel in T; NaN where it is undefined.
template <class T>
Matrix<T> byKernel(NormKind kind, const NormSettings& settings, const Matrix<T>& x, RunningStatistics<T> running) {
    Matrix<T> y = Matrix<T>::Constant(x.rows(), x.cols(), std::numeric_limits<T>::quiet_NaN());
    NormCache<T> cache;
    forward<T>(makeNorm<T>(kind, settings, x.cols()), settings.mode, x, y, cache, running);
    return y;
}

template <class A, class B>
double largestDifference(const Matrix<A>& a, const Matrix<B>& b) {
    double largest = std::numeric_limits<double>::quiet_NaN();
    for (Index k = 0; k < a.size(); ++k) {
        const double difference = std::abs(double(a.data()[k]) - double(b.data()[k]));
        if (std::isfinite(difference)) largest = std::fmax(largest, difference);
    }
    return largest;
}

} // namespace

MatrixF stepwise(NormKind kind, const NormSettings& settings, const MatrixF& x,
                 const RunningStatistics<float>& running) {
    if (kind == NormKind::None) return x;
    MatrixF y(x.rows(), x.cols());
    if (kind != NormKind::Batch) {
        for (Index i = 0; i < x.rows(); ++i)
            apply(settings, measured(x.row(i), kind == NormKind::Layer), x.row(i), y.row(i));
        return y;
    }
    for (Index j = 0; j < x.cols(); ++j) {
        const bool train = settings.mode == NormMode::Train;
        const auto place = std::size_t(j);
        const GroupStatistics s =
            train ? measured(x.col(j), true) : GroupStatistics{running.mean[place], running.var[place]};
        apply(settings, s, x.col(j), y.col(j));
    }
    return y;
}

ThreeWays threeWays(NormKind kind, const NormSettings& settings, const MatrixD& x,
                    const RunningStatistics<double>& running) {
    const MatrixF single = x.cast<float>();
    const RunningStatistics<float> singleRunning = castRunning<float>(running);
    const MatrixF byHand = stepwise(kind, settings, single, singleRunning);
    const MatrixF kernel = byKernel<float>(kind, settings, single, singleRunning);
    const MatrixD exact = byKernel<double>(kind, settings, single.cast<double>(), castRunning<double>(running));
    return {largestDifference(byHand, kernel), largestDifference(byHand, exact), largestDifference(kernel, exact)};
}

} // namespace normscope
