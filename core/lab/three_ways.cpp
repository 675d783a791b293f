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

GroupStatistics measured(const MatrixF& x, const CellGroups& groups, Index group, bool hasMean) {
    const auto n = float(groups.values(group));
    GroupStatistics s;
    if (hasMean) eachCell(groups, group, [&](Index i, Index j) { s.mean += x(i, j); });
    s.mean /= n;
    eachCell(groups, group, [&](Index i, Index j) {
        const float centred = x(i, j) - s.mean;
        const float square = centred * centred;
        s.var += square;
    });
    s.var /= n;
    return s;
}

void apply(const NormSettings& settings, const GroupStatistics& s, const MatrixF& x, const CellGroups& groups,
           Index group, MatrixF& y) {
    const float sd = std::sqrt(s.var + float(settings.eps));
    eachCell(groups, group, [&](Index i, Index j) {
        const float xhat = (x(i, j) - s.mean) / sd;
        const float scaled = float(gammaOf(settings, j)) * xhat;
        y(i, j) = scaled + float(betaOf(settings, j));
    });
}

// Whether the norm can be worked at all: equal groups, and more than one value in each.
bool isDefined(NormKind kind, const NormSettings& settings, const CellGroups& groups, Index columns) {
    if (groups.shape != GroupShape::Block) return true;
    const bool uneven = kind == NormKind::Group && (settings.numGroups < 1 || columns % settings.numGroups != 0);
    return !uneven && groups.rows * groups.columns > 1;
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
Matrix<T> byKernel(NormKind kind, const NormSettings& settings, const Matrix<T>& x, RunningStatistics<T> running,
                   Index tokens, const RowMask& mask) {
    Matrix<T> y = Matrix<T>::Constant(x.rows(), x.cols(), std::numeric_limits<T>::quiet_NaN());
    NormCache<T> cache;
    const Norm<T> norm = makeAxesNorm<T>(kind, settings, x.cols(), tokens);
    if (mask.empty())
        forward<T>(norm, settings.mode, x, y, cache, running);
    else
        forwardMasked<T>(std::get<BatchNorm<T>>(norm), settings.mode, mask, x, y, cache, running);
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

MatrixF stepwise(NormKind kind, const NormSettings& settings, const MatrixF& x, const RunningStatistics<float>& running,
                 Index tokens, const RowMask& real) {
    if (kind == NormKind::None) return x;
    const CellGroups groups = cellGroups(kind, settings, x.rows(), x.cols(), tokens, real);
    if (!isDefined(kind, settings, groups, x.cols()))
        return MatrixF::Constant(x.rows(), x.cols(), std::numeric_limits<float>::quiet_NaN());
    MatrixF y = MatrixF::Zero(x.rows(), x.cols());
    const bool kept = dependence(kind, settings) == GroupShape::Cell;
    for (Index g = 0; g < groups.count; ++g) {
        const auto place = std::size_t(g);
        const GroupStatistics s = kept ? GroupStatistics{running.mean[place], running.var[place]}
                                       : measured(x, groups, g, kind != NormKind::Rms);
        apply(settings, s, x, groups, g, y);
    }
    return y;
}

ThreeWays threeWays(NormKind kind, const NormSettings& settings, const Sample& sample,
                    const RunningStatistics<double>& running) {
    const MatrixF single = sample.x.cast<float>();
    const RunningStatistics<float> singleRunning = castRunning<float>(running);
    const Index tokens = sample.tokens;
    const RowMask mask = cellGroups(kind, settings, single.rows(), single.cols(), tokens, sample.real)
                             .real; // empty: nothing is left out
    const MatrixF byHand = stepwise(kind, settings, single, singleRunning, tokens, sample.real);
    const MatrixF kernel = byKernel<float>(kind, settings, single, singleRunning, tokens, mask);
    const MatrixD exact =
        byKernel<double>(kind, settings, single.cast<double>(), castRunning<double>(running), tokens, mask);
    return {largestDifference(byHand, kernel), largestDifference(byHand, exact), largestDifference(kernel, exact)};
}

} // namespace normscope
