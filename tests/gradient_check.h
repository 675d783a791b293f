// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

#include <algorithm>
#include <cmath>

// Gradients against central differences in double: (f(v + h) - f(v - h)) / 2h.
//
// Step: h = 6e-6 max(1, |v|), about the cube root of 2^-52, where the two errors of the quotient meet. Rounding costs
// about 2^-52 |f| / h = 4e-11 |f|, truncation h^2 / 6 |f'''| = 6e-12 |f'''|. With values of order 1 (f up to some tens,
// f''' up to some hundreds) both stay below 1e-8 of the largest gradient, so the bound 1e-7 holds with a margin of ten
// and a wrong formula, which is off by 1e-3 or more, cannot pass.
namespace normscope::test {

inline constexpr double gradientBound = 1e-7;

// d f / d value; f() reads value, which is put back.
template <class Function>
double slope(const Function& f, double& value) {
    const double kept = value, h = 6e-6 * std::max(1.0, std::fabs(kept));
    value = kept + h;
    const double upper = value, fUpper = f();
    value = kept - h;
    const double lower = value, fLower = f();
    value = kept;
    return (fUpper - fLower) / (upper - lower); // the step as it was stored
}

// d f / d x of every cell; f() reads x.
template <class Function>
MatrixD slopes(const Function& f, MatrixD& x) {
    MatrixD result(x.rows(), x.cols());
    for (Index i = 0; i < x.rows(); ++i)
        for (Index j = 0; j < x.cols(); ++j) result(i, j) = slope(f, x(i, j));
    return result;
}

// Largest difference relative to the largest value of either; 0 when both are all 0, NaN when one is NaN somewhere.
inline double relativeError(const MatrixD& a, const MatrixD& b) {
    const double most = std::max(a.cwiseAbs().maxCoeff(), b.cwiseAbs().maxCoeff());
    const double error = (a - b).cwiseAbs().maxCoeff<Eigen::PropagateNaN>();
    return error == 0 ? 0 : error / most;
}

} // namespace normscope::test
