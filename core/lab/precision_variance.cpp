// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_study.h"
#include "lab/precision_words.h"

#include "math/moments.h"

#include <algorithm>
#include <cmath>
#include <limits>

// Six ways to a variance in fp32, and how wrong each gets far from zero.
namespace normscope {

namespace {

using Rows = std::vector<std::vector<double>>;

constexpr int highestPower = 7; // of the offset; two points a decade
constexpr Emulation float32{NumberFormat::Float32, Accumulation::Native, false};

Rows movedBy(const Rows& units, double offset) {
    Rows rows = units;
    for (auto& row : rows)
        for (double& value : row) value = float32.rounded(value + offset);
    return rows;
}

double exactVariance(const std::vector<double>& row) {
    return moments(Eigen::Map<const MatrixD>(row.data(), 1, std::ssize(row))).var;
}

double relativeError(double value, double exact) {
    if (!std::isfinite(value)) return std::numeric_limits<double>::infinity();
    return value == exact ? 0 : std::abs(value - exact) / exact;
}

VarianceStudy::Point pointOf(VarianceAlgorithm algorithm, const Rows& rows, const std::vector<double>& exact) {
    VarianceStudy::Point point;
    std::vector<double> errors;
    for (std::size_t k = 0; k < rows.size(); ++k) {
        const double value = variance(algorithm, float32, rows[k]);
        errors.push_back(relativeError(value, exact[k]));
        if (value < 0) ++point.negative;
    }
    point.least = std::ranges::min(errors);
    point.largest = std::ranges::max(errors);
    point.median = median(std::move(errors));
    return point;
}

} // namespace

VarianceStudy studyVariance(const Scenario& scenario) {
    Rows units;
    for (Index k = 0; k < scenario.precision.seeds; ++k)
        units.push_back(
            normals(scenario.seed + std::uint64_t(k), PrecisionStream::Variance, scenario.precision.values));
    VarianceStudy study;
    for (int half = 0; half <= 2 * highestPower; ++half) {
        study.offsets.push_back(std::pow(10.0, half / 2.0));
        const Rows rows = movedBy(units, study.offsets.back());
        std::vector<double> exact;
        for (const auto& row : rows) exact.push_back(exactVariance(row));
        for (const VarianceAlgorithm algorithm : allVarianceAlgorithms)
            study.algorithms[algorithm].push_back(pointOf(algorithm, rows, exact));
    }
    return study;
}

} // namespace normscope
