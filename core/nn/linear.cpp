// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nn/linear.h"

#include <stdexcept>

namespace normscope {

namespace {

void require(bool holds, const char* what) {
    if (!holds) throw std::invalid_argument(what);
}

} // namespace

template <class T>
void forward(const Linear<T>& linear, ConstMatrixRef<T> x, MatrixRef<T> y) {
    require(x.cols() == linear.in(), "linear: x has other columns than the weight");
    require(y.rows() == x.rows() && y.cols() == linear.out(), "linear: y must be rows × out");
    if (linear.bias.size() == 0) {
        y.noalias() = x * linear.weight.transpose();
        return;
    }
    // The bias first: the product then adds to it in its own last sweep.
    y.rowwise() = linear.bias.transpose();
    y.noalias() += x * linear.weight.transpose();
}

template <class T>
void backward(const Linear<T>& linear, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, MatrixRef<T> dx,
              Linear<T>& gradient) {
    require(dy.rows() == x.rows() && dy.cols() == linear.out(), "linear: dy must be rows × out");
    require(dx.rows() == x.rows() && dx.cols() == linear.in(), "linear: dx must be rows × in");
    require(gradient.weight.rows() == linear.out() && gradient.weight.cols() == linear.in() &&
                gradient.bias.size() == linear.bias.size(),
            "linear: the gradient has another shape than the layer");
    dx.noalias() = dy * linear.weight;
    gradient.weight.noalias() += dy.transpose() * x;
    if (linear.bias.size() > 0) gradient.bias += dy.colwise().sum().transpose();
}

template void forward<float>(const Linear<float>&, ConstMatrixRef<float>, MatrixRef<float>);
template void forward<double>(const Linear<double>&, ConstMatrixRef<double>, MatrixRef<double>);
template void backward<float>(const Linear<float>&, ConstMatrixRef<float>, ConstMatrixRef<float>, MatrixRef<float>,
                              Linear<float>&);
template void backward<double>(const Linear<double>&, ConstMatrixRef<double>, ConstMatrixRef<double>, MatrixRef<double>,
                               Linear<double>&);

} // namespace normscope
