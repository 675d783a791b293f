// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/classifier.h"

#include "nn/loss.h"
#include "nn/zeros.h"

#include <algorithm>

namespace normscope {

namespace {

template <class T, class M>
std::span<T> all(M& values) {
    return {values.data(), std::size_t(values.size())};
}

template <class T>
void tell(std::vector<ParameterSpan<T>>& spans, ParameterKind kind, const char* name, std::span<T> value,
          std::span<T> gradient) {
    if (!value.empty()) spans.push_back({kind, -1, name, value, gradient});
}

} // namespace

template <class T>
ClassifierGradient<T> zeroGradient(const Classifier<T>& model) {
    return {zeroLike(model.embedding), Matrix<T>::Zero(model.positions.rows(), model.positions.cols()),
            zeroGradient(model.stack), zeroLike(model.head)};
}

template <class T>
void setZero(const std::vector<ParameterSpan<T>>& parameters) {
    for (const auto& p : parameters) std::ranges::fill(p.gradient, T(0));
}

template <class T>
std::vector<ParameterSpan<T>> parametersOf(Classifier<T>& model, ClassifierGradient<T>& gradient) {
    std::vector<ParameterSpan<T>> spans;
    using enum ParameterKind;
    tell<T>(spans, Weight, "embedding.weight", all<T>(model.embedding.weight), all<T>(gradient.embedding.weight));
    tell<T>(spans, Bias, "embedding.bias", all<T>(model.embedding.bias), all<T>(gradient.embedding.bias));
    tell<T>(spans, Weight, "positions", all<T>(model.positions), all<T>(gradient.positions));
    forEachParameter<T>(model.stack, gradient.stack, [&](const ParameterSpan<T>& span) { spans.push_back(span); });
    tell<T>(spans, Weight, "head.weight", all<T>(model.head.weight), all<T>(gradient.head.weight));
    tell<T>(spans, Bias, "head.bias", all<T>(model.head.bias), all<T>(gradient.head.bias));
    return spans;
}

template <class T>
ClassifierWorkspace<T>::ClassifierWorkspace(const Classifier<T>& model, Index samples)
    : m_embedded(samples * model.tokens, model.stack.width), m_pooled(samples, model.stack.width),
      m_logits(samples, model.head.out()), m_dlogits(samples, model.head.out()), m_dpooled(samples, model.stack.width),
      m_dout(samples * model.tokens, model.stack.width), m_dx(samples * model.tokens, model.embedding.in()),
      m_stack(model.stack, samples * model.tokens) {
    if (model.readout == Activation::Identity) return;
    m_read.resize(m_dout.rows(), m_dout.cols());
    m_slope.resize(m_dout.rows(), m_dout.cols());
}

template <class T>
StackStatus ClassifierWorkspace<T>::forward(const Classifier<T>& model, NormMode mode, ConstMatrixRef<T> x,
                                            StackStatistics<T>& statistics, Random& random,
                                            const typename StackWorkspace<T>::Proceed& proceed) {
    const Index tokens = model.tokens, samples = m_pooled.rows();
    normscope::forward<T>(model.embedding, x, m_embedded);
    if (model.positions.rows() > 0)
        for (Index s = 0; s < samples; ++s) m_embedded.middleRows(s * tokens, tokens) += model.positions;
    const StackStatus status = m_stack.forward(model.stack, mode, m_embedded, statistics, random, proceed);
    readOut(model);
    return status;
}

template <class T>
void ClassifierWorkspace<T>::readOut(const Classifier<T>& model) {
    const Index tokens = model.tokens, samples = m_pooled.rows();
    const auto pool = [&](const auto& output) {
        for (Index s = 0; s < samples; ++s)
            m_pooled.row(s) = output.middleRows(s * tokens, tokens).colwise().sum() / T(tokens);
    };
    if (m_read.size() > 0) {
        activate<T>(model.readout, m_stack.output(), m_read, m_slope);
        pool(m_read);
    } else {
        pool(m_stack.output());
    }
    normscope::forward<T>(model.head, m_pooled, m_logits);
}

template <class T>
double ClassifierWorkspace<T>::loss(std::span<const int> labels) {
    return crossEntropy<T>(m_logits, labels, m_dlogits);
}

template <class T>
Index ClassifierWorkspace<T>::correct(std::span<const int> labels) const {
    Index right = 0;
    for (Index s = 0; s < m_logits.rows(); ++s) {
        Index chosen = 0;
        m_logits.row(s).maxCoeff(&chosen);
        if (chosen == labels[std::size_t(s)]) ++right;
    }
    return right;
}

template <class T>
void ClassifierWorkspace<T>::backward(const Classifier<T>& model, NormMode mode, ConstMatrixRef<T> x,
                                      ClassifierGradient<T>& gradient, const typename StackWorkspace<T>::Seen& seen) {
    const Index tokens = model.tokens, samples = m_pooled.rows();
    normscope::backward<T>(model.head, m_pooled, m_dlogits, m_dpooled, gradient.head);
    m_dpooled /= T(tokens);
    for (Index s = 0; s < samples; ++s) m_dout.middleRows(s * tokens, tokens).rowwise() = m_dpooled.row(s);
    if (m_slope.size() > 0) m_dout.array() *= m_slope.array();
    m_stack.backward(model.stack, mode, m_embedded, m_dout, gradient.stack, seen);
    const auto dEmbedded = m_stack.dInput();
    if (model.positions.rows() > 0)
        for (Index s = 0; s < samples; ++s) gradient.positions += dEmbedded.middleRows(s * tokens, tokens);
    normscope::backward<T>(model.embedding, x, dEmbedded, m_dx, gradient.embedding);
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template ClassifierGradient<T> zeroGradient(const Classifier<T>&);                                                 \
    template void setZero(const std::vector<ParameterSpan<T>>&);                                                       \
    template std::vector<ParameterSpan<T>> parametersOf(Classifier<T>&, ClassifierGradient<T>&);                       \
    template class ClassifierWorkspace<T>;
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope
