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

// Eigen 3.4 does not select in whole packs; the compiler does in a loop over plain pointers. All of it keeps NaN.
template <class T, class F>
void apply(const Piece<T>& x, Piece<T>& result, F f) {
    const T* in = x.data();
    T* out = result.data();
    const Index n = x.size();
#pragma omp simd
    for (Index i = 0; i < n; ++i) out[i] = f(in[i]);
}

template <class T>
Piece<T> positivePart(const Piece<T>& x) {
    Piece<T> result(x.size());
    apply(x, result, [](T v) { return v < 0 ? T(0) : v; });
    return result;
}

template <class T>
Piece<T> within(const Piece<T>& x, T bound) {
    Piece<T> result(x.size());
    apply(x, result, [bound](T v) { return v < -bound ? -bound : v > bound ? bound : v; });
    return result;
}

// -1 or 1; in between only where |x| is below 1e-30.
template <class T>
Piece<T> signOf(const Piece<T>& x) {
    return within<T>(x * T(1e30), T(1));
}

// 1 - Phi(a) and phi(a) for a >= 0, in float from one exponential.
void upperTail(const Piece<float>& a, Piece<float>& tail, Piece<float>& density) {
    const Piece<float> bell = (a.square() * -0.5f).exp();
    const Piece<float> t = (1 + a * float(0.3275911 * sqrtHalf)).inverse();
    tail = t * (0.254829592f + t * (-0.284496736f + t * (1.421413741f + t * (-1.453152027f + t * 1.061405429f)))) *
           bell * 0.5f;
    density = bell * float(normalDensityAt0);
}

void upperTail(const Piece<double>& a, Piece<double>& tail, Piece<double>& density) {
    tail = a.unaryExpr([](double v) { return 0.5 * std::erfc(v * sqrtHalf); });
    density = (a.square() * -0.5).exp() * normalDensityAt0;
}

// From 40 on all limits are reached to the last bit; without the bound inf would meet 0.
template <class T>
void gelu(const Piece<T>& x, Piece<T>& y, Piece<T>& slope) {
    const Piece<T> bounded = within<T>(x, T(40)), size = bounded.abs();
    Piece<T> tail(x.size()), density(x.size());
    upperTail(size, tail, density);
    y = positivePart(x) - size * tail;
    slope = T(0.5) + signOf<T>(bounded) * (T(0.5) - tail) + bounded * density;
}

template <class T>
void geluTanh(const Piece<T>& x, Piece<T>& y, Piece<T>& slope) {
    const T root = T(2 * normalDensityAt0), cubic = T(0.044715); // sqrt(2 / pi)
    const Piece<T> bounded = within<T>(x, T(40));
    const Piece<T> bend = (root * (bounded + cubic * bounded.cube())).tanh();
    const Piece<T> inner = root * (1 + 3 * cubic * bounded.square());
    const Piece<T> beyond = x - T(40);
    slope = T(0.5) * (1 + bend) + T(0.5) * bounded * (1 - bend.square()) * inner;
    y = T(0.5) * bounded * (1 + bend) + positivePart<T>(beyond);
}

template <class T>
void activatePiece(Activation activation, const Piece<T>& x, Piece<T>& y, Piece<T>& slope) {
    switch (activation) {
    case Activation::Identity:
        y = x;
        slope.setOnes(x.size());
        return;
    case Activation::Relu:
        apply(x, y, [](T v) { return v < 0 ? T(0) : v; }); // NaN is not below 0
        apply(x, slope, [](T v) { return v > 0 ? T(1) : T(0); });
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
