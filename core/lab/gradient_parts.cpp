// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/gradient_parts.h"

#include "lab/axes_norms.h"

#include <cmath>

namespace normscope {

namespace {

// valueAt(row, column) over the whole rectangle, 0 where a cell does not count.
template <class F>
std::vector<double> groupValues(const CellGroups& groups, Index group, F valueAt) {
    const CellIndex corner = groups.corner(group);
    std::vector<double> values(std::size_t(groups.rows * groups.columns), 0);
    eachCell(groups, group, [&](Index i, Index j) {
        values[std::size_t((i - corner.row) * groups.columns + j - corner.column)] = valueAt(i, j);
    });
    return values;
}

double product(const std::vector<double>& a, const std::vector<double>& b) {
    double sum = 0;
    for (std::size_t k = 0; k < a.size(); ++k) sum += a[k] * b[k];
    return sum;
}

} // namespace

GradientParts gradientParts(const AxesRun& run, const NormSettings& settings, const MatrixD& dy, CellIndex cell) {
    const Index group = run.groups.at(cell);
    const auto n = double(run.groups.values(group));
    GradientParts parts;
    const auto gamma = [&](Index feature) { return run.kind == NormKind::None ? 1 : gammaOf(settings, feature); };
    parts.h = groupValues(run.groups, group, [&](Index i, Index j) { return gamma(j) * dy(i, j); });
    const std::vector<double> xhat = groupValues(run.groups, group, [&](Index i, Index j) { return run.xhat(i, j); });
    const std::vector<double> one = groupValues(run.groups, group, [](Index, Index) { return 1.0; });
    if (std::size_t(group) < run.cache.rstd.size()) parts.rstd = run.cache.rstd[std::size_t(group)];
    parts.removesXhat = run.group != GroupShape::Cell;
    parts.removesMean = parts.removesXhat && run.kind != NormKind::Rms;
    const double mean = parts.removesMean ? product(parts.h, one) / n : 0;
    const double along = parts.removesXhat ? product(parts.h, xhat) / n : 0;
    for (std::size_t k = 0; k < parts.h.size(); ++k) {
        parts.meanPart.push_back(mean * one[k]);
        parts.xhatPart.push_back(parts.removesXhat ? along * xhat[k] : 0);
        parts.passed.push_back(parts.h[k] - parts.meanPart[k] - parts.xhatPart[k]);
    }
    return parts;
}

double l2(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value * value;
    return std::sqrt(sum);
}

} // namespace normscope
