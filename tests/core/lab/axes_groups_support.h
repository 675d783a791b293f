// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "axes_support.h"

#include <cmath>

// GroupNorm and InstanceNorm on 3 samples × 4 tokens × 8 features.
namespace axestest {

constexpr Index groupTokens = 4;

inline Scenario scenarioOf(NormKind kind, Index groups = 2, AxesView view = AxesView::Cell) {
    Scenario scenario;
    scenario.axes.norms = {kind};
    scenario.axes.view = view;
    scenario.axes.row = 9; // sample 3, token 2
    scenario.norm.numGroups = groups;
    scenario.norm.gamma = 1.5;
    scenario.norm.beta = -0.25;
    return scenario;
}

// Written down anew: for each sample and group one mean and variance over its tokens and features.
inline MatrixD byLoops(const MatrixD& x, Index perSample, Index groups, const NormSettings& norm) {
    MatrixD y(x.rows(), x.cols());
    const Index width = x.cols() / groups;
    const double n = double(perSample * width);
    for (Index top = 0; top < x.rows(); top += perSample)
        for (Index left = 0; left < x.cols(); left += width) {
            double sum = 0, squares = 0;
            for (Index i = top; i < top + perSample; ++i)
                for (Index j = left; j < left + width; ++j) sum += x(i, j);
            for (Index i = top; i < top + perSample; ++i)
                for (Index j = left; j < left + width; ++j) squares += std::pow(x(i, j) - sum / n, 2);
            for (Index i = top; i < top + perSample; ++i)
                for (Index j = left; j < left + width; ++j)
                    y(i, j) = norm.gamma * (x(i, j) - sum / n) / std::sqrt(squares / n + norm.eps) + norm.beta;
        }
    return y;
}

inline QString sentence(const AxesResult& result, double frame = 0) {
    return QString::fromStdString(plain(figureAt(result, frame).sentence));
}

} // namespace axestest
