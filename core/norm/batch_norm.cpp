// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/batch_norm.h"

#include "norm/cache_access.h"
#include "norm/checks.h"
#include "norm/column_panels.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace normscope {
namespace {

using kernels::GroupStatistics;
using kernels::PanelValues;

template <class T>
void batchStatistics(double eps, ConstMatrixRef<T> x, NormCache<T>& cache) {
    forEachPanel(x.cols(), [&](Index begin, Index width) {
        kernels::columnMoments(panelOf(x, begin, width), &cache.mean[static_cast<std::size_t>(begin)],
                               &cache.meanLow[static_cast<std::size_t>(begin)],
                               &cache.var[static_cast<std::size_t>(begin)]);
    });
    for (Index j = 0; j < x.cols(); ++j)
        store(cache, j, finished(stored(cache, j), columnOf(x, j), eps, Centring::Mean));
}

template <class T>
void givenStatistics(double eps, const RunningStatistics<T>& running, NormCache<T>& cache) {
    cache.mean = running.mean;
    cache.var = running.var;
    std::fill(cache.meanLow.begin(), cache.meanLow.end(), T(0));
    for (std::size_t j = 0; j < cache.var.size(); ++j)
        cache.rstd[j] = static_cast<T>(1 / std::sqrt(static_cast<double>(cache.var[j]) + eps));
}

// y = (x - mean) scale + shift with scale = gamma rstd, shift = beta - meanLow scale
template <class T>
void writeOutput(const Affine<T>& affine, ConstMatrixRef<T> x, const NormCache<T>& cache, MatrixRef<T>& y) {
    forEachPanel(x.cols(), [&](Index begin, Index width) {
        PanelValues<T> mean, scale, shift;
        for (Index j = 0; j < width; ++j) {
            const GroupStatistics<T> s = stored(cache, begin + j);
            const T gamma = valueOr(affine.gamma, begin + j, T(1)), beta = valueOr(affine.beta, begin + j, T(0));
            mean[j] = s.mean;
            scale[j] = gamma * s.rstd;
            shift[j] = beta - s.meanLow * scale[j];
        }
        kernels::columnAffine(panelOf(x, begin, width), mean.data(), scale.data(), shift.data(),
                              panelOf(y, begin, width));
    });
}

template <class T>
void writeCarefulColumns(const BatchNorm<T>& norm, ConstMatrixRef<T> x, const NormCache<T>& cache, MatrixRef<T>& y) {
    for (Index j = 0; j < x.cols(); ++j)
        if (!plainRangeSuffices(stored(cache, j).var, norm.eps))
            carefulForward<T>(columnOf(x, j), norm.eps, Centring::Mean, forAll(norm.affine.gamma, j),
                              forAll(norm.affine.beta, j), columnOf(y, j));
}

template <class T>
T mixed(T old, double batch, double newShare) {
    return static_cast<T>((1 - newShare) * static_cast<double>(old) + newShare * batch);
}

template <class T>
void updateRunning(const BatchNorm<T>& norm, Index rows, const NormCache<T>& cache, RunningStatistics<T>& running) {
    const bool pyTorch = norm.convention == MomentumConvention::PyTorch;
    const double share = newShare(norm, running);
    const auto n = static_cast<double>(rows);
    for (std::size_t j = 0; j < cache.mean.size(); ++j) {
        if (std::isnan(cache.mean[j])) continue; // a non-finite value in the column
        const double var = static_cast<double>(cache.var[j]) * (pyTorch ? n / (n - 1) : 1.0);
        const double mean = static_cast<double>(cache.mean[j]) + static_cast<double>(cache.meanLow[j]);
        running.mean[j] = mixed(running.mean[j], mean, share);
        running.var[j] = mixed(running.var[j], var, share);
    }
    ++running.batches;
}

} // namespace

template <class T>
RunningStatistics<T> initialRunningStatistics(Index features) {
    const auto size = static_cast<std::size_t>(features);
    return {std::vector<T>(size, T(0)), std::vector<T>(size, T(1)), 0};
}

template <class T>
NormStatus forwardTraining(const BatchNorm<T>& norm, ConstMatrixRef<T> x, MatrixRef<T> y, NormCache<T>& cache,
                           RunningStatistics<T>& running) {
    requireForward<T>(norm.eps, norm.affine, x, y);
    requireRunning(norm.momentum, running.mean.size(), running.var.size(), x.cols());
    if (x.size() == 0) return NormStatus::EmptyBatch;
    if (x.rows() == 1) return NormStatus::OneValuePerChannel;
    resizeCache(cache, Centring::Mean, x.cols());
    batchStatistics<T>(norm.eps, x, cache);
    if (norm.eps == 0 && std::find(cache.rstd.begin(), cache.rstd.end(), T(0)) != cache.rstd.end())
        return NormStatus::ZeroVarianceZeroEps;
    writeOutput<T>(norm.affine, x, cache, y);
    writeCarefulColumns<T>(norm, x, cache, y);
    if (norm.trackRunningStats) updateRunning(norm, x.rows(), cache, running);
    return NormStatus::Ok;
}

template <class T>
NormStatus forwardEvaluation(const BatchNorm<T>& norm, ConstMatrixRef<T> x, MatrixRef<T> y, NormCache<T>& cache,
                             const RunningStatistics<T>& running) {
    requireForward<T>(norm.eps, norm.affine, x, y);
    requireRunning(norm.momentum, running.mean.size(), running.var.size(), x.cols());
    if (x.size() == 0) return NormStatus::EmptyBatch;
    if (norm.eps == 0 && std::find(running.var.begin(), running.var.end(), T(0)) != running.var.end())
        return NormStatus::ZeroVarianceZeroEps;
    resizeCache(cache, Centring::Mean, x.cols());
    givenStatistics(norm.eps, running, cache);
    writeOutput<T>(norm.affine, x, cache, y);
    return NormStatus::Ok;
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template RunningStatistics<T> initialRunningStatistics(Index);                                                     \
    template NormStatus forwardTraining(const BatchNorm<T>&, ConstMatrixRef<T>, MatrixRef<T>, NormCache<T>&,           \
                                        RunningStatistics<T>&);                                                        \
    template NormStatus forwardEvaluation(const BatchNorm<T>&, ConstMatrixRef<T>, MatrixRef<T>, NormCache<T>&,         \
                                          const RunningStatistics<T>&);
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope
