// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/gradient_parts.h"

#include "lab/axes_norms.h"

#include <cmath>

namespace normscope {

namespace {

std::vector<double> groupValues(const MatrixD& matrix, bool column, CellIndex cell) {
    std::vector<double> values;
    const Index n = column ? matrix.rows() : matrix.cols();
    for (Index k = 0; k < n; ++k) values.push_back(column ? matrix(k, cell.column) : matrix(cell.row, k));
    return values;
}

double meanProduct(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0;
    for (std::size_t k = 0; k < a.size(); ++k) sum += a[k] * b[k];
    return sum / double(a.size());
}

} // namespace

GradientParts gradientParts(const AxesRun& run, const NormSettings& settings, const MatrixD& dy, CellIndex cell) {
    const bool column = statisticShape(run.kind) == GroupShape::Column;
    GradientParts parts;
    parts.h = groupValues(dy, column, cell);
    if (run.kind != NormKind::None)
        for (double& h : parts.h) h *= gammaOf(settings);
    const std::vector<double> xhat = groupValues(run.xhat, column, cell);
    const auto group = std::size_t(column ? cell.column : cell.row);
    if (group < run.cache.rstd.size()) parts.rstd = run.cache.rstd[group];
    parts.removesXhat = run.group != GroupShape::Cell;
    parts.removesMean = parts.removesXhat && run.kind != NormKind::Rms;
    const std::size_t n = parts.h.size();
    const double mean = parts.removesMean ? meanProduct(parts.h, std::vector<double>(n, 1)) : 0;
    const double along = parts.removesXhat ? meanProduct(parts.h, xhat) : 0;
    for (std::size_t k = 0; k < n; ++k) {
        parts.meanPart.push_back(mean);
        parts.xhatPart.push_back(parts.removesXhat ? along * xhat[k] : 0);
        parts.passed.push_back(parts.h[k] - mean - parts.xhatPart[k]);
    }
    return parts;
}

double l2(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value * value;
    return std::sqrt(sum);
}

} // namespace normscope
