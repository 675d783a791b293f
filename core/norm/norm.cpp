// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/norm.h"

#include "norm/checks.h"

namespace normscope {
namespace {

template <class T>
NormStatus forwardOf(const NoNorm&, NormMode, ConstMatrixRef<T> x, MatrixRef<T>& y, NormCache<T>& cache,
                     RunningStatistics<T>&) {
    requireSameShape("y", y.rows(), y.cols(), x.rows(), x.cols());
    if (x.size() == 0) return NormStatus::EmptyBatch;
    for (std::vector<T>* values : {&cache.mean, &cache.meanLow, &cache.var, &cache.rstd}) values->clear();
    y = x;
    return NormStatus::Ok;
}

template <class T, class RowNorm>
NormStatus forwardOf(const RowNorm& norm, NormMode, ConstMatrixRef<T> x, MatrixRef<T>& y, NormCache<T>& cache,
                     RunningStatistics<T>&) {
    return forward<T>(norm, x, y, cache);
}

template <class T>
NormStatus forwardOf(const BatchNorm<T>& norm, NormMode mode, ConstMatrixRef<T> x, MatrixRef<T>& y, NormCache<T>& cache,
                     RunningStatistics<T>& running) {
    return usesBatch(norm, mode) ? forwardTraining<T>(norm, x, y, cache, running)
                                 : forwardEvaluation<T>(norm, x, y, cache, running);
}

template <class T>
void backwardOf(const NoNorm&, NormMode, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const NormCache<T>&,
                MatrixRef<T>& dx, AffineGradient<T>&) {
    requireSameShape("dy", dy.rows(), dy.cols(), x.rows(), x.cols());
    requireSameShape("dx", dx.rows(), dx.cols(), x.rows(), x.cols());
    dx = dy;
}

template <class T, class RowNorm>
void backwardOf(const RowNorm& norm, NormMode, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const NormCache<T>& cache,
                MatrixRef<T>& dx, AffineGradient<T>& gradient) {
    backward<T>(norm, x, dy, cache, dx, gradient);
}

template <class T>
void backwardOf(const BatchNorm<T>& norm, NormMode mode, ConstMatrixRef<T> x, ConstMatrixRef<T> dy,
                const NormCache<T>& cache, MatrixRef<T>& dx, AffineGradient<T>& gradient) {
    usesBatch(norm, mode) ? backwardTraining<T>(norm, x, dy, cache, dx, gradient)
                          : backwardEvaluation<T>(norm, x, dy, cache, dx, gradient);
}

} // namespace

template <class T>
NormStatus forward(const Norm<T>& norm, NormMode mode, ConstMatrixRef<T> x, MatrixRef<T> y, NormCache<T>& cache,
                   RunningStatistics<T>& running) {
    return std::visit([&](const auto& chosen) { return forwardOf<T>(chosen, mode, x, y, cache, running); }, norm);
}

template <class T>
void backward(const Norm<T>& norm, NormMode mode, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const NormCache<T>& cache,
              MatrixRef<T> dx, AffineGradient<T>& gradient) {
    std::visit([&](const auto& chosen) { backwardOf<T>(chosen, mode, x, dy, cache, dx, gradient); }, norm);
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template NormStatus forward(const Norm<T>&, NormMode, ConstMatrixRef<T>, MatrixRef<T>, NormCache<T>&,              \
                                RunningStatistics<T>&);                                                                \
    template void backward(const Norm<T>&, NormMode, ConstMatrixRef<T>, ConstMatrixRef<T>, const NormCache<T>&,        \
                           MatrixRef<T>, AffineGradient<T>&);
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope
