// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/norm.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>
#include <stdexcept>
#include <string>

// Reading tests/golden/*.json.
namespace normscope::test {

inline nlohmann::json golden(const std::string& name) {
    std::ifstream file(std::string(NORMSCOPE_TEST_DIR "/golden/") + name);
    if (!file) throw std::runtime_error("cannot read golden file " + name);
    return nlohmann::json::parse(file);
}

template <class T>
std::vector<T> vectorOf(const nlohmann::json& c, const char* key) {
    return c.at(key).get<std::vector<T>>();
}

template <class T>
Matrix<T> matrixOf(const nlohmann::json& c, const char* key, Index columns) {
    const std::vector<T> flat = vectorOf<T>(c, key);
    return Eigen::Map<const Matrix<T>>(flat.data(), static_cast<Index>(flat.size()) / columns, columns);
}

// The bound on |a - b|. Differences such as dx = rstd (h - <h> - xhat <h xhat>) cancel: their rounding is relative to
// the terms, about rstd |h|, not to what is left. Sixteen roundings at that size.
template <class T>
double bound(double most) {
    return 16 * static_cast<double>(std::numeric_limits<T>::epsilon()) * std::max(1.0, most);
}

// A message when a and b differ by more than bound<T>(most), which is at least the largest |b|; empty when they agree.
template <class T, class A>
std::string difference(const char* what, const A& a, const MatrixD& b, double most = 0) {
    if (static_cast<Index>(a.size()) != b.size()) return std::string(what) + " has another size";
    if (a.size() == 0) return {};
    const MatrixD actual = Eigen::Map<const Matrix<T>>(a.data(), b.rows(), b.cols()).template cast<double>();
    const double error = (actual - b).cwiseAbs().maxCoeff<Eigen::PropagateNaN>(); // else NaN is overlooked
    const double allowed = bound<T>(std::max(most, b.cwiseAbs().maxCoeff()));
    if (error <= allowed) return {};
    return std::string(what) + " is off by " + std::to_string(error / allowed) + " of the bound";
}

} // namespace normscope::test
