// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_draws.h"
#include "lab/batch_parts.h"
#include "math/moments.h"

#include <cmath>

namespace normscope {

namespace {

// In units of each feature's own mean and sd, without the constant features, which have no unit.
MatrixD inStandardUnits(const BatchSignal& signal) {
    std::vector<Index> varying;
    for (std::size_t j = 0; j < signal.var.size(); ++j)
        if (signal.var[j] > 0) varying.push_back(Index(j));
    MatrixD z = signal.x(Eigen::all, varying);
    for (Index j = 0; j < z.cols(); ++j) {
        const auto feature = std::size_t(varying[std::size_t(j)]);
        z.col(j).array() = (z.col(j).array() - signal.mean[feature]) / std::sqrt(signal.var[feature]);
    }
    return z;
}

double meanSd(const MatrixD& values) {
    double sum = 0;
    for (Index j = 0; j < values.cols(); ++j) sum += std::sqrt(moments(values.col(j)).var);
    return sum / double(values.cols());
}

LawPoint lawPoint(const MatrixD& z, Index size, Random& random) {
    MatrixD means(lawBatches, z.cols()), vars(lawBatches, z.cols()), batch(size, z.cols());
    const std::vector<Index> rows = lawRows(z.rows(), size, random);
    for (Index k = 0; k < lawBatches; ++k) {
        for (Index i = 0; i < size; ++i) batch.row(i) = z.row(rows[std::size_t(k * size + i)]);
        means.row(k) = batch.colwise().mean();
        batch.rowwise() -= means.row(k);
        vars.row(k) = batch.colwise().squaredNorm() / double(size);
    }
    return {size, meanSd(means), meanSd(vars), vars.mean()};
}

} // namespace

std::vector<LawPoint> errorLaw(const Scenario& scenario, const BatchSignal& signal) {
    const MatrixD z = inStandardUnits(signal);
    Random random = lawRandom(scenario.seed);
    std::vector<LawPoint> law;
    for (const Index size : lawSizes) law.push_back(lawPoint(z, size, random));
    return law;
}

} // namespace normscope
