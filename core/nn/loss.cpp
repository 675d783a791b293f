// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nn/loss.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace normscope {

template <class T>
double crossEntropy(ConstMatrixRef<T> logits, std::span<const int> labels, MatrixRef<T> dlogits) {
    const Index n = logits.rows(), classes = logits.cols();
    if (n == 0 || std::ssize(labels) != n)
        throw std::invalid_argument("crossEntropy: one label a row, at least one row");
    if (dlogits.rows() != n || dlogits.cols() != classes) throw std::invalid_argument("crossEntropy: shape of dlogits");
    if (std::ranges::any_of(labels, [&](int label) { return label < 0 || label >= classes; }))
        throw std::invalid_argument("crossEntropy: a label is no class");
    double total = 0;
    for (Index row = 0; row < n; ++row) {
        const Index label = labels[std::size_t(row)];
        const T largest = logits.row(row).maxCoeff(), chosen = logits(row, label);
        dlogits.row(row) = (logits.row(row).array() - largest).exp();
        const double sum = dlogits.row(row).template cast<double>().sum();
        total += std::log(sum) - (double(chosen) - double(largest));
        dlogits.row(row) *= T(1 / (sum * double(n)));
        dlogits(row, label) -= T(1.0 / double(n));
    }
    return total / double(n);
}

template double crossEntropy<float>(ConstMatrixRef<float>, std::span<const int>, MatrixRef<float>);
template double crossEntropy<double>(ConstMatrixRef<double>, std::span<const int>, MatrixRef<double>);

} // namespace normscope
