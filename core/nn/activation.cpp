// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nn/activation.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stdexcept>

namespace normscope {

namespace {

constexpr double sqrtHalf = 1 / std::numbers::sqrt2;
constexpr double normalDensityAt0 = std::numbers::inv_sqrtpi * sqrtHalf; // 1 / sqrt(2 pi)

// A piece of a row, on the stack: Eigen's vectorised exp and tanh without a temporary on the heap.
constexpr Index pieceSize = 128;
template <class T>
using Piece = Eigen::Array<T, Eigen::Dynamic, 1, Eigen::ColMajor, pieceSize, 1>;

// Phi(x) and phi(x) from one exponential.
void normal(const Piece<float>& x, Piece<float>& distribution, Piece<float>& density) {
    const Piece<float> bell = (x.square() * -0.5f).exp(); // exp(-z^2) of z = |x| / sqrt 2
    const Piece<float> t = (1 + x.abs() * float(0.3275911 * sqrtHalf)).inverse();
    const Piece<float> tail =
        t * (0.254829592f + t * (-0.284496736f + t * (1.421413741f + t * (-1.453152027f + t * 1.061405429f)))) * bell *
        0.5f;
    distribution = (x < 0).select(tail, 1 - tail);
    density = bell * float(normalDensityAt0);
}

void normal(const Piece<double>& x, Piece<double>& distribution, Piece<double>& density) {
    distribution = x.unaryExpr([](double v) { return 0.5 * std::erfc(-v * sqrtHalf); });
    density = (x.square() * -0.5).exp() * normalDensityAt0;
}

// x phi(x) at +-inf is the limit 0, and x Phi(x) at -inf too, not inf 0.
template <class T>
void gelu(const Piece<T>& x, Piece<T>& y, Piece<T>& slope) {
    Piece<T> distribution(x.size()), density(x.size());
    normal(x, distribution, density);
    const Piece<T> bounded = x.max(T(-40)).min(T(40)); // both limits are reached to the last bit
    slope = (x == x).select(distribution + bounded * density, x);
    y = (x > T(40)).select(x, bounded * distribution);
    y = (x == x).select(y, x);
}

template <class T>
void geluTanh(const Piece<T>& x, Piece<T>& y, Piece<T>& slope) {
    const T root = T(2 * normalDensityAt0), cubic = T(0.044715); // sqrt(2 / pi)
    const Piece<T> bounded = x.max(T(-40)).min(T(40));
    const Piece<T> bend = (root * (bounded + cubic * bounded.cube())).tanh();
    const Piece<T> inner = root * (1 + 3 * cubic * bounded.square());
    slope = T(0.5) * (1 + bend) + T(0.5) * bounded * (1 - bend.square()) * inner;
    slope = (x == x).select(slope, x);
    y = (x > T(40)).select(x, T(0.5) * bounded * (1 + bend));
    y = (x == x).select(y, x);
}

template <class T>
void activatePiece(Activation activation, const Piece<T>& x, Piece<T>& y, Piece<T>& slope) {
    switch (activation) {
    case Activation::Identity:
        y = x;
        slope.setOnes(x.size());
        return;
    case Activation::Relu:
        y = (x < 0).select(T(0), x); // NaN is not below 0
        slope = (x > 0).template cast<T>();
        return;
    case Activation::Gelu:
        return gelu(x, y, slope);
    case Activation::GeluTanh:
        return geluTanh(x, y, slope);
    case Activation::Tanh:
        y = x.tanh();
        slope = 1 - y.square();
        return;
    }
    throw std::invalid_argument("unknown activation");
}

} // namespace

template <class T>
void activate(Activation activation, ConstMatrixRef<T> x, MatrixRef<T> y, MatrixRef<T> slope) {
    if (y.rows() != x.rows() || y.cols() != x.cols() || slope.rows() != x.rows() || slope.cols() != x.cols())
        throw std::invalid_argument("activate: x, y and slope must have one shape");
    for (Index row = 0; row < x.rows(); ++row)
        for (Index start = 0; start < x.cols(); start += pieceSize) {
            const Index n = std::min(pieceSize, x.cols() - start);
            const Piece<T> in = x.row(row).segment(start, n).transpose().array();
            Piece<T> out(n), rise(n);
            activatePiece(activation, in, out, rise);
            y.row(row).segment(start, n) = out.matrix().transpose();
            slope.row(row).segment(start, n) = rise.matrix().transpose();
        }
}

template void activate<float>(Activation, ConstMatrixRef<float>, MatrixRef<float>, MatrixRef<float>);
template void activate<double>(Activation, ConstMatrixRef<double>, MatrixRef<double>, MatrixRef<double>);

} // namespace normscope
