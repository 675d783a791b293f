// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/masked_batch_norm.h"

#include "norm/checks.h"

#include <algorithm>

namespace normscope {

namespace {

Index realRows(const RowMask& mask) { return static_cast<Index>(std::count(mask.begin(), mask.end(), true)); }

// visit(row, its place among the real rows)
template <class Visit>
void forEachReal(const RowMask& mask, const Visit& visit) {
    Index place = 0;
    for (std::size_t i = 0; i < mask.size(); ++i)
        if (mask[i]) visit(static_cast<Index>(i), place++);
}

template <class T>
Matrix<T> gathered(const RowMask& mask, ConstMatrixRef<T> x) {
    Matrix<T> rows(realRows(mask), x.cols());
    forEachReal(mask, [&](Index i, Index place) { rows.row(place) = x.row(i); });
    return rows;
}

template <class T>
void scatter(const RowMask& mask, const Matrix<T>& rows, MatrixRef<T>& y) {
    y.setZero();
    forEachReal(mask, [&](Index i, Index place) { y.row(i) = rows.row(place); });
}

} // namespace

template <class T>
NormStatus forwardMasked(const BatchNorm<T>& norm, NormMode mode, const RowMask& mask, ConstMatrixRef<T> x,
                         MatrixRef<T> y, NormCache<T>& cache, RunningStatistics<T>& running) {
    requireSize("mask", mask.size(), x.rows());
    requireForward<T>(norm.eps, norm.affine, x, y);
    const Matrix<T> rows = gathered<T>(mask, x);
    Matrix<T> out(rows.rows(), rows.cols());
    const NormStatus status = forward<T>(Norm<T>(norm), mode, rows, out, cache, running);
    if (status == NormStatus::Ok) scatter(mask, out, y);
    return status;
}

template <class T>
void backwardMasked(const BatchNorm<T>& norm, NormMode mode, const RowMask& mask, ConstMatrixRef<T> x,
                    ConstMatrixRef<T> dy, const NormCache<T>& cache, MatrixRef<T> dx, AffineGradient<T>& gradient) {
    requireSize("mask", mask.size(), x.rows());
    requireSameShape("dy", dy.rows(), dy.cols(), x.rows(), x.cols());
    requireSameShape("dx", dx.rows(), dx.cols(), x.rows(), x.cols());
    const Matrix<T> rows = gathered<T>(mask, x), drows = gathered<T>(mask, dy);
    Matrix<T> out(rows.rows(), rows.cols());
    backward<T>(Norm<T>(norm), mode, rows, drows, cache, out, gradient);
    scatter(mask, out, dx);
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template NormStatus forwardMasked(const BatchNorm<T>&, NormMode, const RowMask&, ConstMatrixRef<T>, MatrixRef<T>,  \
                                      NormCache<T>&, RunningStatistics<T>&);                                           \
    template void backwardMasked(const BatchNorm<T>&, NormMode, const RowMask&, ConstMatrixRef<T>, ConstMatrixRef<T>,  \
                                 const NormCache<T>&, MatrixRef<T>, AffineGradient<T>&);
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope
