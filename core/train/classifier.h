// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/residual_stack.h"

#include <span>

// What is trained: tokens are embedded, go through a residual stack, and the mean of a sample's tokens is read out.
//
//   h = x E^T + b + p        x samples · tokens × inputs, E d × inputs, p tokens × d (learned positions)
//   z = mean over the sample's tokens of act(Stack(h)), act the identity unless the network is a plain one
//   logits = z H^T + c       samples × classes
namespace normscope {

template <class T>
struct Classifier {
    Linear<T> embedding;
    Matrix<T> positions; // no rows: none
    ResidualStack<T> stack;
    Linear<T> head;
    Index tokens = 1; // of a sample
    Activation readout = Activation::Identity;
};

template <class T>
struct ClassifierGradient {
    Linear<T> embedding;
    Matrix<T> positions;
    StackGradient<T> stack;
    Linear<T> head;
};

template <class T>
ClassifierGradient<T> zeroGradient(const Classifier<T>& model);
template <class T>
void setZero(const std::vector<ParameterSpan<T>>& parameters); // their gradients

// Every parameter with its gradient, embedding first and head last. Valid while neither is moved or resized.
template <class T>
std::vector<ParameterSpan<T>> parametersOf(Classifier<T>& model, ClassifierGradient<T>& gradient);

// All that passes over batches of one size need. A second pass allocates nothing of its own.
template <class T>
class ClassifierWorkspace {
public:
    ClassifierWorkspace(const Classifier<T>& model, Index samples);

    // proceed: as of StackWorkspace; after a stop the logits are undefined.
    StackStatus forward(const Classifier<T>& model, NormMode mode, ConstMatrixRef<T> x, StackStatistics<T>& statistics,
                        Random& random, const typename StackWorkspace<T>::Proceed& proceed = {});
    // Mean cross-entropy of the logits of the last forward pass; prepares the backward pass.
    double loss(std::span<const int> labels);
    Index correct(std::span<const int> labels) const; // samples whose largest logit is their label's
    // Adds to the gradient. seen: as of StackWorkspace.
    void backward(const Classifier<T>& model, NormMode mode, ConstMatrixRef<T> x, ClassifierGradient<T>& gradient,
                  const typename StackWorkspace<T>::Seen& seen = {});

    const Matrix<T>& logits() const { return m_logits; }
    const Matrix<T>& pooled() const { return m_pooled; }
    const StackWorkspace<T>& stack() const { return m_stack; }
    Index samples() const { return m_pooled.rows(); }

private:
    void readOut(const Classifier<T>& model);

    Matrix<T> m_embedded, m_read, m_slope, m_pooled, m_logits, m_dlogits, m_dpooled, m_dout, m_dx;
    StackWorkspace<T> m_stack;
};

} // namespace normscope
