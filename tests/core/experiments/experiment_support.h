// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/norm.h"

#include <QtTest>

#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>

// What the reproduced experiments share. Their expected numbers are closed forms, and means and standard deviations of
// the same experiments in PyTorch and NumPy with other random numbers.
namespace normscope::test {

// One line a figure in the output; a measured value further away than allowed fails.
inline bool within(const std::string& what, double measured, double expected, double allowed) {
    const bool good = std::abs(measured - expected) <= allowed;
    qInfo("%-52s expected %.4g +- %.2g, measured %.4g%s", what.c_str(), expected, allowed, measured,
          good ? "" : "  <-- off");
    return good;
}

struct Spread {
    double mean = 0, sd = 0; // divisor n - 1
};

inline Spread spreadOf(const std::vector<double>& values) {
    const auto n = double(values.size());
    double sum = 0, squares = 0;
    for (const double value : values) sum += value;
    for (const double value : values) squares += (value - sum / n) * (value - sum / n);
    return {sum / n, std::sqrt(squares / (n - 1))};
}

inline Spread spreadOf(const VectorD& values) { return spreadOf(std::vector<double>(values.begin(), values.end())); }

// The means of two times so many seeds differ with an sd of sd * sqrt(2 / seeds): four of them.
inline double room(double sd, double seeds) { return 4 * sd * std::sqrt(2 / seeds); }

// In training mode, without gamma and beta.
inline MatrixD normed(const Norm<double>& norm, const MatrixD& x) {
    MatrixD y(x.rows(), x.cols());
    NormCache<double> cache;
    auto running = initialRunningStatistics<double>(x.cols());
    if (forward<double>(norm, NormMode::Train, x, y, cache, running) != NormStatus::Ok)
        throw std::runtime_error("a norm cannot be computed");
    return y;
}

inline double cosine(const VectorD& a, const VectorD& b) { return a.dot(b) / (a.norm() * b.norm()); }

inline double rootMeanSquare(const MatrixD& values) { return values.norm() / std::sqrt(double(values.size())); }

} // namespace normscope::test
