// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/matrix_statistics.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

using RowArray = Eigen::Array<double, 1, Eigen::Dynamic>;

std::vector<double> copied(const RowArray& values) { return {values.data(), values.data() + values.size()}; }

Margin rowMargin(const MatrixD& values) {
    Margin margin;
    for (Index i = 0; i < values.rows(); ++i) {
        const auto x = values.row(i).array();
        const double rough = x(0) + (x - x(0)).mean();
        const double low = (x - rough).mean(); // what rounding left of the mean
        margin.mean.push_back(rough + low);
        margin.sd.push_back(std::sqrt(std::max((x - rough).square().mean() - low * low, 0.0)));
    }
    return margin;
}

// By row sweeps, as a column of a row-major matrix is spread over memory.
Margin columnMargin(const MatrixD& values) {
    const auto n = double(values.rows());
    const RowArray pivot = values.row(0).array();
    RowArray rough = RowArray::Zero(values.cols());
    for (Index i = 0; i < values.rows(); ++i) rough += values.row(i).array() - pivot;
    rough = pivot + rough / n;
    RowArray low = RowArray::Zero(values.cols()), square = low;
    for (Index i = 0; i < values.rows(); ++i) {
        low += values.row(i).array() - rough;
        square += (values.row(i).array() - rough).square();
    }
    low /= n;
    const RowArray var = square / n - low.square();
    const RowArray sd = (var < 0).select(0, var).sqrt();
    return {copied(rough + low), copied(sd), {}};
}

MatrixD realRows(const MatrixD& values, const RowMask& mask) {
    std::vector<Index> rows;
    for (std::size_t i = 0; i < mask.size(); ++i)
        if (mask[i]) rows.push_back(Index(i));
    return values(rows, Eigen::all);
}

} // namespace

Margins margins(const MatrixD& values, const RowMask& mask) {
    if (values.size() == 0) return {};
    return {rowMargin(values), mask.empty() ? columnMargin(values) : columnMargin(realRows(values, mask))};
}

EnergyShares energyShares(const MatrixD& values) {
    RowArray sum = RowArray::Zero(values.cols()), least = RowArray::Ones(values.cols());
    Index rows = 0;
    for (Index i = 0; i < values.rows(); ++i) {
        const double total = values.row(i).squaredNorm();
        if (!(total > 0) || !std::isfinite(total)) continue;
        const RowArray share = values.row(i).array().square() / total;
        sum += share;
        least = least.min(share);
        ++rows;
    }
    if (rows == 0) return {copied(sum), copied(sum)};
    return {copied(sum / double(rows)), copied(least)};
}

MatrixStatistics matrixStatistics(const MatrixD& values, const RowMask& mask) {
    MatrixStatistics statistics;
    statistics.margins = margins(values, mask);
    statistics.cells = finiteMoments(values);
    statistics.nonFinite = values.size() - statistics.cells.n;
    if (statistics.cells.n > 0)
        statistics.maxAbs = std::max(std::abs(statistics.cells.min), std::abs(statistics.cells.max));
    statistics.energy = energyShares(values);
    return statistics;
}

MarginRange range(const Margin& margin) {
    MarginRange range;
    for (std::size_t i = 0; i < margin.mean.size(); ++i) {
        const double mean = margin.mean[i], sd = margin.sd[i];
        if (!std::isfinite(mean) || !std::isfinite(sd)) {
            ++range.nonFinite;
            continue;
        }
        const bool first = range.finite++ == 0;
        range.meanMin = first ? mean : std::min(range.meanMin, mean);
        range.meanMax = first ? mean : std::max(range.meanMax, mean);
        range.sdMin = first ? sd : std::min(range.sdMin, sd);
        range.sdMax = first ? sd : std::max(range.sdMax, sd);
    }
    return range;
}

} // namespace normscope
