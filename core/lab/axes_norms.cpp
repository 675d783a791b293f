// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_norms.h"

#include "math/moments.h"

#include <cmath>
#include <limits>

namespace normscope {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

template <class T>
Affine<T> makeAffine(const NormSettings& settings, Index features) {
    Affine<T> affine;
    if (!settings.elementwiseAffine) return affine;
    affine.gamma.assign(std::size_t(features), T(settings.gamma));
    if (settings.bias) affine.beta.assign(std::size_t(features), T(settings.beta));
    return affine;
}

// Runs f on the cells of group g of x.
template <class X, class F>
void withGroup(GroupShape shape, X& x, Index g, F f) {
    if (shape == GroupShape::Row)
        f(x.row(g));
    else
        f(x.col(g));
}

bool hasNoVariance(NormKind kind, const MatrixD& x, Index g) {
    bool none = false;
    if (kind == NormKind::Rms)
        none = x.row(g).squaredNorm() == 0;
    else
        withGroup(statisticShape(kind), x, g, [&](const auto& cells) { none = moments(cells).var == 0; });
    return none;
}

std::vector<Index> groupsWithoutVariance(NormKind kind, const MatrixD& x) {
    std::vector<Index> groups;
    const Index count = statisticShape(kind) == GroupShape::Row ? x.rows() : x.cols();
    for (Index g = 0; g < count; ++g)
        if (hasNoVariance(kind, x, g)) groups.push_back(g);
    return groups;
}

void markUndefined(NormKind kind, const MatrixD& x, Index g, ForwardPass& pass) {
    withGroup(statisticShape(kind), pass.y, g, [](auto cells) { cells.setConstant(nan); });
    const auto place = std::size_t(g);
    if (place < pass.cache.mean.size()) {
        withGroup(statisticShape(kind), x, g, [&](const auto& cells) { pass.cache.mean[place] = cells(0); });
        pass.cache.meanLow[place] = 0;
    }
    if (place < pass.cache.var.size()) pass.cache.var[place] = 0;
    if (place < pass.cache.rstd.size()) pass.cache.rstd[place] = inf;
}

// The groups that can be normalised at eps = 0: the others are filled with something that can, and then marked.
void passAroundUndefined(NormKind kind, const Norm<double>& norm, NormMode mode, const MatrixD& x, ForwardPass& pass) {
    pass.undefined = groupsWithoutVariance(kind, x);
    MatrixD filled = x;
    for (const Index g : pass.undefined)
        withGroup(statisticShape(kind), filled, g, [](auto cells) {
            for (Index k = 0; k < cells.size(); ++k) cells(k) = k % 2 == 0 ? 1 : -1;
        });
    RunningStatistics<double> scratch = initialRunningStatistics<double>(x.cols());
    if (forward<double>(norm, mode, filled, pass.y, pass.cache, scratch) != NormStatus::Ok) pass.cache = {};
    for (const Index g : pass.undefined) markUndefined(kind, x, g, pass);
}

} // namespace

double gammaOf(const NormSettings& settings) { return settings.elementwiseAffine ? settings.gamma : 1; }

double betaOf(const NormSettings& settings) { return settings.elementwiseAffine && settings.bias ? settings.beta : 0; }

template <class T>
Norm<T> makeNorm(NormKind kind, const NormSettings& settings, Index features) {
    const Affine<T> affine = makeAffine<T>(settings, features);
    switch (kind) {
    case NormKind::Layer:
        return LayerNorm<T>{settings.eps, affine};
    case NormKind::Rms:
        return RmsNorm<T>{settings.eps, affine};
    case NormKind::Batch:
        return BatchNorm<T>{settings.eps, affine, settings.momentum, settings.convention};
    case NormKind::None:
        break;
    }
    return NoNorm{};
}

template Norm<float> makeNorm<float>(NormKind, const NormSettings&, Index);
template Norm<double> makeNorm<double>(NormKind, const NormSettings&, Index);

GroupShape statisticShape(NormKind kind) {
    if (kind == NormKind::None) return GroupShape::Cell;
    return kind == NormKind::Batch ? GroupShape::Column : GroupShape::Row;
}

GroupShape dependence(NormKind kind, NormMode mode) {
    return kind == NormKind::Batch && mode == NormMode::Evaluate ? GroupShape::Cell : statisticShape(kind);
}

std::string normKey(NormKind kind) {
    switch (kind) {
    case NormKind::Layer:
        return "layer";
    case NormKind::Batch:
        return "batch";
    case NormKind::Rms:
        return "rms";
    case NormKind::None:
        break;
    }
    return "none";
}

// k updates by one batch keep the share of the old value to the power k: they are one update with that share.
RunningStatistics<double> runningAfter(const BatchNorm<double>& norm, const MatrixD& batch, Index times) {
    RunningStatistics<double> running = initialRunningStatistics<double>(batch.cols());
    if (times <= 0) return running;
    const bool keras = norm.convention == MomentumConvention::Keras;
    const double old = std::pow(keras ? norm.momentum : 1 - norm.momentum, double(times));
    BatchNorm<double> repeated = norm;
    repeated.momentum = keras ? old : 1 - old;
    MatrixD y(batch.rows(), batch.cols());
    NormCache<double> cache;
    if (forwardTraining<double>(repeated, batch, y, cache, running) == NormStatus::Ok) running.batches = times;
    return running;
}

ForwardPass forwardPass(NormKind kind, const Norm<double>& norm, NormMode mode, const MatrixD& x,
                        RunningStatistics<double>& running) {
    ForwardPass pass;
    pass.y = MatrixD::Constant(x.rows(), x.cols(), nan);
    pass.status = forward<double>(norm, mode, x, pass.y, pass.cache, running);
    if (pass.status == NormStatus::ZeroVarianceZeroEps) passAroundUndefined(kind, norm, mode, x, pass);
    return pass;
}

} // namespace normscope
