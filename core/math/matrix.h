// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <type_traits>

// The matrix types of the whole project, named once.
// Rows are samples (or sample · token), columns are features; storage is row-major, so one sample is contiguous.
namespace normscope {

using Index = Eigen::Index; // signed, 64-bit

template <class T>
using Matrix = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
template <class T>
using Vector = Eigen::Matrix<T, Eigen::Dynamic, 1>;

using MatrixF = Matrix<float>;
using MatrixD = Matrix<double>;
using VectorF = Vector<float>;
using VectorD = Vector<double>;

// Arguments of functions that read or write a matrix owned by somebody else. T is deduced from another argument.
template <class T>
using ConstMatrixRef = const Eigen::Ref<const Matrix<std::type_identity_t<T>>>&;
template <class T>
using MatrixRef = Eigen::Ref<Matrix<std::type_identity_t<T>>>;

// The first value of row i of a row-major matrix or a reference to one.
template <class M>
auto* rowData(M& matrix, Index i) {
    return matrix.data() + i * matrix.outerStride();
}

} // namespace normscope
