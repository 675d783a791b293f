// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_study.h"

#include "math/moments.h"

#include <cmath>
#include <stdexcept>

// What comes out of a norm against what goes in, in float64: eps is a floor.
namespace normscope {

namespace {

constexpr int lowestPower = -14, highestPower = 3; // of the variance; two points a decade

bool isLayer(const Scenario& scenario) { return scenario.precision.norm == PrecisionNorm::Layer; }

// Variance for LayerNorm, mean square for RMSNorm: what the norm divides by.
double spread(const Scenario& scenario, const MatrixD& row) {
    return isLayer(scenario) ? moments(row.row(0)).var : row.squaredNorm() / double(row.cols());
}

// Of spread 1.
MatrixD unitRow(const Scenario& scenario) {
    const std::vector<double> values = normals(scenario.seed, PrecisionStream::Row, scenario.precision.features);
    MatrixD row = Eigen::Map<const MatrixD>(values.data(), 1, std::ssize(values));
    if (isLayer(scenario)) row.array() -= moments(row.row(0)).mean;
    return row / std::sqrt(spread(scenario, row));
}

double outputSd(const Scenario& scenario, double eps, const MatrixD& x) {
    MatrixD y(x.rows(), x.cols());
    NormCache<double> cache;
    const NormStatus status = isLayer(scenario) ? forward(LayerNorm<double>{eps, {}}, x, y, cache)
                                                : forward(RmsNorm<double>{eps, {}}, x, y, cache);
    if (status != NormStatus::Ok) throw std::logic_error("a row that varies has a norm");
    return std::sqrt(spread(scenario, y));
}

} // namespace

FloorStudy studyFloor(const Scenario& scenario, const std::vector<double>& eps) {
    FloorStudy study;
    const MatrixD unit = unitRow(scenario);
    for (int half = 2 * lowestPower; half <= 2 * highestPower; ++half) study.var.push_back(std::pow(10.0, half / 2.0));
    for (const double one : eps) {
        std::vector<double> sd, theory;
        for (const double var : study.var) {
            sd.push_back(outputSd(scenario, one, unit * std::sqrt(var)));
            theory.push_back(std::sqrt(var / (var + one)));
        }
        study.sd.push_back(std::move(sd));
        study.theory.push_back(std::move(theory));
    }
    return study;
}

} // namespace normscope
