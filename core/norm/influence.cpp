// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/influence.h"

#include "norm/checks.h"

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace normscope {
namespace {

double gammaAt(const Affine<double>& affine, Index j) {
    return affine.gamma.empty() ? 1.0 : affine.gamma[static_cast<std::size_t>(j)];
}

// gamma rstd (delta - [1/n] - xhat_of xhat / n) over a group of n values; the output stands at position of.
VectorD groupInfluence(const VectorD& xhat, Index of, double gamma, double rstd, bool centred) {
    const auto n = static_cast<double>(xhat.size());
    VectorD row = -xhat * (xhat(of) / n);
    if (centred) row.array() -= 1 / n;
    row(of) += 1;
    return gamma * rstd * row;
}

// xhat = (x - mean) rstd; RMSNorm has no mean.
VectorD xhatOf(VectorD x, const NormCache<double>& cache, std::size_t group) {
    if (!cache.mean.empty()) x = (x.array() - cache.mean[group]) - cache.meanLow[group];
    return x * cache.rstd[group];
}

void fill(MatrixD& result, const NoNorm&, NormMode, const MatrixD&, const NormCache<double>&, Index i, Index j) {
    result(i, j) = 1;
}

void fill(MatrixD& result, const GroupNorm<double>& norm, NormMode, const MatrixD& x, const NormCache<double>& cache,
          Index i, Index j) {
    const Index groups = groupsOf(norm, x.cols()), width = x.cols() / groups;
    const Index top = i / norm.positions * norm.positions, left = j / width * width;
    requireSize("cache", cache.rstd.size(), x.rows() / norm.positions * groups);
    const auto group = static_cast<std::size_t>(i / norm.positions * groups + j / width);
    const VectorD cells = x.block(top, left, norm.positions, width).reshaped<Eigen::RowMajor>();
    const Index of = (i - top) * width + j - left;
    result.block(top, left, norm.positions, width).reshaped<Eigen::RowMajor>() =
        groupInfluence(xhatOf(cells, cache, group), of, gammaAt(norm.affine, j), cache.rstd[group], true);
}

template <class RowNorm>
void fill(MatrixD& result, const RowNorm& norm, NormMode, const MatrixD& x, const NormCache<double>& cache, Index i,
          Index j) {
    requireSize("cache", cache.rstd.size(), x.rows());
    const auto group = static_cast<std::size_t>(i);
    result.row(i) = groupInfluence(xhatOf(x.row(i), cache, group), j, gammaAt(norm.affine, j), cache.rstd[group],
                                   !cache.mean.empty());
}

void fill(MatrixD& result, const BatchNorm<double>& norm, NormMode mode, const MatrixD& x,
          const NormCache<double>& cache, Index i, Index j) {
    requireSize("cache", cache.rstd.size(), x.cols());
    const auto group = static_cast<std::size_t>(j);
    const double gamma = gammaAt(norm.affine, j), rstd = cache.rstd[group];
    if (!usesBatch(norm, mode))
        result(i, j) = gamma * rstd;
    else
        result.col(j) = groupInfluence(xhatOf(x.col(j), cache, group), i, gamma, rstd, true);
}

void requireInside(const MatrixD& x, Index row, Index column) {
    if (row < 0 || row >= x.rows() || column < 0 || column >= x.cols())
        throw std::invalid_argument("influence: the output lies outside the matrix");
}

std::vector<Index> realRows(const RowMask& mask) {
    std::vector<Index> rows;
    for (std::size_t i = 0; i < mask.size(); ++i)
        if (mask[i]) rows.push_back(static_cast<Index>(i));
    return rows;
}

// Over the real rows alone, which is all that a masked norm sees.
MatrixD maskedInfluence(const Norm<double>& norm, NormMode mode, const MatrixD& x, const NormCache<double>& cache,
                        Index row, Index column, const RowMask& mask) {
    requireSize("mask", mask.size(), x.rows());
    MatrixD result = MatrixD::Zero(x.rows(), x.cols());
    if (!mask[static_cast<std::size_t>(row)]) return result;
    const std::vector<Index> rows = realRows(mask);
    const Index place = std::lower_bound(rows.begin(), rows.end(), row) - rows.begin();
    result(rows, Eigen::all) = influence(norm, mode, x(rows, Eigen::all), cache, place, column);
    return result;
}

} // namespace

MatrixD influence(const Norm<double>& norm, NormMode mode, const MatrixD& x, const NormCache<double>& cache, Index row,
                  Index column, const RowMask& mask) {
    requireInside(x, row, column);
    if (!mask.empty()) return maskedInfluence(norm, mode, x, cache, row, column, mask);
    MatrixD result = MatrixD::Zero(x.rows(), x.cols());
    std::visit([&](const auto& chosen) { fill(result, chosen, mode, x, cache, row, column); }, norm);
    return result;
}

} // namespace normscope
