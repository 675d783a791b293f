// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/random.h"
#include "nn/block.h"
#include "norm/norm.h"

// One residual step, of which every placement of the norm is a case:
//
//   y = After(alpha x + Drop(scale * Branch(f(Before(x)))))
//
//   none        x + f(x)
//   Post-LN     N(x + f(x))                  Vaswani et al. 2017
//   Pre-LN      x + f(N(x))                  Xiong et al. 2020 (arXiv 2002.04745); the x that is added is not normed
//   Sandwich    x + N(f(N(x)))               CogView 2021; with a final norm Peri-LN (arXiv 2502.02732)
//   output norm x + N(f(x))                  OLMo 2 (with qkNorm), Swin V2
//   DeepNorm    N(alpha x + f(x))            DeepNet, Wang et al. 2022 (arXiv 2203.00555)
//   ReZero      x + a f(x), a learned        Bachlechner et al. 2020 (arXiv 2003.04887)
//   LayerScale  x + lambda f(N(x))           CaiT, Touvron et al. 2021; lambda learned, one value a feature
namespace normscope {

template <class T>
struct ResidualStep {
    Norm<T> before;
    Block<T> block;
    Norm<T> branch;
    Norm<T> after;
    T alpha = 1;
    Vector<T> scale;    // empty: 1; one value for all features, or one a feature
    double dropout = 0; // share of the branch's values set to 0 in training, the others divided by 1 - dropout
};

template <class T>
struct StepStatistics { // of BatchNorm; unused by the other norms
    RunningStatistics<T> before, branch, after;
};

template <class T>
struct StepGradient {
    AffineGradient<T> before;
    Block<T> block;
    AffineGradient<T> branch;
    AffineGradient<T> after;
    Vector<T> scale;
};

template <class T>
StepStatistics<T> initialStatistics(const ResidualStep<T>& step, Index width);
// Of the step's shape, all zero.
template <class T>
StepGradient<T> zeroGradient(const ResidualStep<T>& step);

// What a forward pass leaves. Where a norm is absent its buffer is empty and the values stand in the one before.
template <class T>
struct StepCache {
    Buffer<T> normed;   // Before(x)
    Buffer<T> raw;      // f(...)
    Buffer<T> branched; // Branch(f(...)), only where it differs from raw
    Buffer<T> mask;     // of dropout: 0 or 1 / (1 - dropout)
    Buffer<T> added;    // what is added to alpha x
    Buffer<T> sum;      // alpha x + added, only where a norm follows
    Buffer<T> y;
    BlockCache<T> block;
    NormCache<T> before, branch, after;
};

template <class T>
StepCache<T> stepCache(const ResidualStep<T>& step, Index rows, Index width, Arena<T>& arena);

template <class T>
struct StepScratch {
    BlockScratch<T> block;
    Buffer<T> first, second; // rows × d
};

// dropout draws from random; none is drawn in evaluation. Anything but Ok leaves cache.y undefined.
template <class T>
NormStatus forward(const ResidualStep<T>& step, NormMode mode, ConstMatrixRef<T> x, StepCache<T>& cache,
                   StepStatistics<T>& statistics, Random& random);

// d holds dy and becomes dx. The gradient is added to.
template <class T>
void backward(const ResidualStep<T>& step, NormMode mode, ConstMatrixRef<T> x, const StepCache<T>& cache,
              StepScratch<T>& scratch, MatrixRef<T> d, StepGradient<T>& gradient);

template <class T>
bool isNone(const Norm<T>& norm) {
    return std::holds_alternative<NoNorm>(norm);
}

} // namespace normscope
