// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/layer_norm.h"

#include "norm/row_norm.h"

namespace normscope {

template <class T>
NormStatus forward(const LayerNorm<T>& norm, ConstMatrixRef<T> x, MatrixRef<T> y, NormCache<T>& cache) {
    return forwardRows<T>(Centring::Mean, norm.eps, norm.affine, x, y, cache);
}

template <class T>
void backward(const LayerNorm<T>& norm, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const NormCache<T>& cache,
              MatrixRef<T> dx, AffineGradient<T>& gradient) {
    backwardRows<T>(Centring::Mean, norm.eps, norm.affine, x, dy, cache, dx, gradient);
}

template NormStatus forward(const LayerNorm<float>&, ConstMatrixRef<float>, MatrixRef<float>, NormCache<float>&);
template NormStatus forward(const LayerNorm<double>&, ConstMatrixRef<double>, MatrixRef<double>, NormCache<double>&);
template void backward(const LayerNorm<float>&, ConstMatrixRef<float>, ConstMatrixRef<float>, const NormCache<float>&,
                       MatrixRef<float>, AffineGradient<float>&);
template void backward(const LayerNorm<double>&, ConstMatrixRef<double>, ConstMatrixRef<double>,
                       const NormCache<double>&, MatrixRef<double>, AffineGradient<double>&);

} // namespace normscope
