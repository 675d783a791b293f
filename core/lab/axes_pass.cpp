// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_pass.h"

#include <cmath>
#include <limits>

namespace normscope {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

NormStatus passForward(const AxesRun& run, NormMode mode, const MatrixD& x, ForwardPass& pass,
                       RunningStatistics<double>& running) {
    if (run.groups.real.empty()) return forward<double>(run.norm, mode, x, pass.y, pass.cache, running);
    return forwardMasked<double>(std::get<BatchNorm<double>>(run.norm), mode, run.groups.real, x, pass.y, pass.cache,
                                 running);
}

bool hasNoVariance(const AxesRun& run, const MatrixD& x, Index g) {
    if (run.kind != NormKind::Rms) return groupMoments(run.groups, g, x).var == 0;
    double squares = 0;
    eachCell(run.groups, g, [&](Index i, Index j) { squares += x(i, j) * x(i, j); });
    return squares == 0;
}

std::vector<Index> groupsWithoutVariance(const AxesRun& run, const MatrixD& x) {
    std::vector<Index> groups;
    for (Index g = 0; g < run.groups.count; ++g)
        if (hasNoVariance(run, x, g)) groups.push_back(g);
    return groups;
}

void markUndefined(const AxesRun& run, const MatrixD& x, Index g, ForwardPass& pass) {
    const auto place = std::size_t(g);
    eachCell(run.groups, g, [&](Index i, Index j) {
        pass.y(i, j) = nan;
        if (place < pass.cache.mean.size()) pass.cache.mean[place] = x(i, j); // all are equal
    });
    if (place < pass.cache.meanLow.size()) pass.cache.meanLow[place] = 0;
    if (place < pass.cache.var.size()) pass.cache.var[place] = 0;
    if (place < pass.cache.rstd.size()) pass.cache.rstd[place] = inf;
}

// The groups that can be normalised at eps = 0: the others are filled with something that can, and then marked. Running
// statistics come from a batch that could be normalised, so their variances are never 0 then.
void passAroundUndefined(const AxesRun& run, NormMode mode, const MatrixD& x, ForwardPass& pass) {
    pass.undefined = groupsWithoutVariance(run, x);
    MatrixD filled = x;
    for (const Index g : pass.undefined) {
        double next = -1;
        eachCell(run.groups, g, [&](Index i, Index j) { filled(i, j) = next = -next; });
    }
    RunningStatistics<double> scratch = initialRunningStatistics<double>(x.cols());
    if (passForward(run, mode, filled, pass, scratch) != NormStatus::Ok) pass.cache = {};
    for (const Index g : pass.undefined) markUndefined(run, x, g, pass);
}

// k updates by one batch keep the share of the old value to the power k: they are one update with that share.
BatchNorm<double> updatedAtOnce(BatchNorm<double> norm, Index times) {
    const bool keras = norm.convention == MomentumConvention::Keras;
    const double old = std::pow(keras ? norm.momentum : 1 - norm.momentum, double(times));
    norm.momentum = keras ? old : 1 - old;
    return norm;
}

} // namespace

ForwardPass forwardPass(const AxesRun& run, NormMode mode, const MatrixD& x, RunningStatistics<double>& running) {
    ForwardPass pass;
    pass.y = MatrixD::Constant(x.rows(), x.cols(), nan);
    pass.status = passForward(run, mode, x, pass, running);
    if (pass.status == NormStatus::ZeroVarianceZeroEps)
        passAroundUndefined(run, mode, x, pass);
    else if (pass.status != NormStatus::Ok)
        pass.cache = {};
    return pass;
}

MatrixD backwardPass(const AxesRun& run, NormMode mode, const MatrixD& x) {
    MatrixD dx = MatrixD::Constant(x.rows(), x.cols(), nan);
    if (run.status != NormStatus::Ok && run.cache.rstd.empty()) return dx;
    AffineGradient<double> gradient;
    if (run.groups.real.empty())
        backward<double>(run.norm, mode, x, run.upstream, run.cache, dx, gradient);
    else
        backwardMasked<double>(std::get<BatchNorm<double>>(run.norm), mode, run.groups.real, x, run.upstream, run.cache,
                               dx, gradient);
    return dx;
}

RunningStatistics<double> runningAfter(const AxesRun& run, const MatrixD& batch, Index times) {
    RunningStatistics<double> running = initialRunningStatistics<double>(batch.cols());
    const auto* norm = std::get_if<BatchNorm<double>>(&run.norm);
    if (times <= 0 || !norm || !norm->trackRunningStats) return running;
    AxesRun once;
    once.groups = run.groups;
    once.norm = updatedAtOnce(*norm, times);
    ForwardPass pass;
    pass.y = MatrixD(batch.rows(), batch.cols());
    if (passForward(once, NormMode::Train, batch, pass, running) == NormStatus::Ok) running.batches = times;
    return running;
}

} // namespace normscope
