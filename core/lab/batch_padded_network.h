// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/random.h"
#include "nn/linear.h"
#include "nn/parameter_span.h"
#include "norm/norm.h"

#include <span>
#include <vector>

// A network over samples of a few tokens, to which zero tokens are appended as padding:
//
//   h = x E^T + b + p for real tokens, 0 for padding
//   z = relu(Norm(relu(Norm(h)) W^T + c)) for all of them,     logits = (z of the real tokens, one after another) H^T +
//   d
//
// Rows are the real tokens, sample by sample, and behind them the padding of all samples: no layer minds the order.
// Linear layers work on both parts by themselves, so that the bits of real tokens know of no padding.
namespace normscope {

struct PaddedShape {
    Index tokens = 8; // of a sample that are real
    Index inputs = 8; // of a token
    Index width = 64;
    Index classes = 10;
};

template <class T>
struct PaddedNetwork {
    PaddedShape shape;
    bool masked = false; // the norms leave padding out, and give 0 there
    Linear<T> embedding;
    Matrix<T> positions; // tokens × width
    Norm<T> first, second;
    Linear<T> hidden, head;
};

template <class T>
struct PaddedGradient {
    Linear<T> embedding;
    Matrix<T> positions;
    AffineGradient<T> first, second;
    Linear<T> hidden, head;
};

template <class T>
struct PaddedStatistics {
    RunningStatistics<T> first, second;
};

// Linear layers by PyTorch's initialisation, positions N(0, 1/4).
template <class T>
PaddedNetwork<T> paddedNetwork(const PaddedShape& shape, const Norm<T>& norm, bool masked, Random& random);
template <class T>
PaddedGradient<T> zeroGradient(const PaddedNetwork<T>& network);
template <class T>
PaddedStatistics<T> initialStatistics(const PaddedNetwork<T>& network);
// Valid while neither is moved or resized.
template <class T>
std::vector<ParameterSpan<T>> parametersOf(PaddedNetwork<T>& network, PaddedGradient<T>& gradient);

// All that passes over so many samples with so much padding each need. A second pass allocates nothing.
template <class T>
class PaddedWork {
public:
    PaddedWork(const PaddedShape& shape, Index samples, Index pads);

    // x: samples · tokens × inputs. A status other than Ok: the logits are undefined.
    NormStatus forward(const PaddedNetwork<T>& network, NormMode mode, ConstMatrixRef<T> x,
                       PaddedStatistics<T>& statistics);
    // Mean cross-entropy of the last forward pass; prepares the backward pass.
    double loss(std::span<const int> labels);
    double accuracy(std::span<const int> labels) const;
    // Of the last forward pass, in training; adds to the gradient.
    void backward(const PaddedNetwork<T>& network, ConstMatrixRef<T> x, PaddedGradient<T>& gradient);
    const Matrix<T>& logits() const { return m_logits; }

private:
    struct Layer {
        Matrix<T> in, out, slope; // of the norm, of the ReLU behind it
        NormCache<T> cache;
    };
    void embed(const PaddedNetwork<T>& network, ConstMatrixRef<T> x);
    NormStatus activate(const Norm<T>& norm, bool masked, NormMode mode, Layer& layer, RunningStatistics<T>& running);
    void backActivate(const Norm<T>& norm, bool masked, const Layer& layer, AffineGradient<T>& gradient);

    Index m_samples, m_real; // samples, real rows
    Layer m_first, m_second;
    Matrix<T> m_flat, m_dflat; // samples × (tokens · width)
    Matrix<T> m_logits, m_dlogits;
    Matrix<T> m_dout, m_din; // of a layer, rows × width
    Matrix<T> m_dx;
};

} // namespace normscope
