// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_padded_network.h"

#include "nn/activation.h"
#include "nn/initialise.h"
#include "nn/loss.h"
#include "nn/zeros.h"

namespace normscope {

namespace {

constexpr double positionSd = 0.5;

template <class T>
Linear<T> drawn(Index in, Index out, Random& random) {
    Linear<T> linear = zeroLinear<T>(in, out, true);
    initialise(linear, {.kind = Initialisation::TorchDefault}, random);
    return linear;
}

template <class T, class M>
std::span<T> all(M& values) {
    return {values.data(), std::size_t(values.size())};
}

template <class T>
class Collector {
public:
    void linear(Linear<T>& value, Linear<T>& gradient) {
        tell(ParameterKind::Weight, all<T>(value.weight), all<T>(gradient.weight));
        tell(ParameterKind::Bias, all<T>(value.bias), all<T>(gradient.bias));
    }
    void matrix(Matrix<T>& value, Matrix<T>& gradient) { tell(ParameterKind::Weight, all<T>(value), all<T>(gradient)); }
    void norm(Norm<T>& norm, AffineGradient<T>& gradient) {
        std::visit(
            [&](auto& n) {
                if constexpr (requires { n.affine; }) {
                    tell(ParameterKind::Gamma, n.affine.gamma, gradient.dgamma);
                    tell(ParameterKind::Beta, n.affine.beta, gradient.dbeta);
                }
            },
            norm);
    }
    std::vector<ParameterSpan<T>> spans;

private:
    void tell(ParameterKind kind, std::span<T> value, std::span<T> gradient) {
        if (!value.empty()) spans.push_back({kind, -1, "", value, gradient});
    }
};

} // namespace

template <class T>
PaddedNetwork<T> paddedNetwork(const PaddedShape& shape, const Norm<T>& norm, bool masked, Random& random) {
    PaddedNetwork<T> network{shape, masked, drawn<T>(shape.inputs, shape.width, random), {}, norm, norm, {}, {}};
    network.positions.resize(shape.tokens, shape.width);
    for (T& p : all<T>(network.positions)) p = T(positionSd * random.normal());
    network.hidden = drawn<T>(shape.width, shape.width, random);
    network.head = drawn<T>(shape.tokens * shape.width, shape.classes, random);
    return network;
}

template <class T>
PaddedGradient<T> zeroGradient(const PaddedNetwork<T>& network) {
    return {zeroLike(network.embedding), Matrix<T>::Zero(network.positions.rows(), network.positions.cols()),
            zeroGradient(network.first), zeroGradient(network.second),
            zeroLike(network.hidden),    zeroLike(network.head)};
}

template <class T>
PaddedStatistics<T> initialStatistics(const PaddedNetwork<T>& network) {
    const auto start = initialRunningStatistics<T>(network.shape.width);
    return {start, start};
}

template <class T>
std::vector<ParameterSpan<T>> parametersOf(PaddedNetwork<T>& network, PaddedGradient<T>& gradient) {
    Collector<T> collector;
    collector.linear(network.embedding, gradient.embedding);
    collector.matrix(network.positions, gradient.positions);
    collector.norm(network.first, gradient.first);
    collector.linear(network.hidden, gradient.hidden);
    collector.norm(network.second, gradient.second);
    collector.linear(network.head, gradient.head);
    return std::move(collector.spans);
}

template <class T>
PaddedWork<T>::PaddedWork(const PaddedShape& shape, Index samples, Index pads)
    : m_samples(samples), m_real(samples * shape.tokens), m_flat(samples, shape.tokens * shape.width),
      m_dflat(samples, shape.tokens * shape.width), m_logits(samples, shape.classes), m_dlogits(samples, shape.classes),
      m_dx(m_real, shape.inputs) {
    const Index rows = m_real + samples * pads;
    for (Matrix<T>* values :
         {&m_first.in, &m_first.out, &m_first.slope, &m_second.in, &m_second.out, &m_second.slope, &m_dout, &m_din})
        values->setZero(rows, shape.width);
}

template <class T>
void PaddedWork<T>::embed(const PaddedNetwork<T>& network, ConstMatrixRef<T> x) {
    normscope::forward<T>(network.embedding, x, m_first.in.topRows(m_real));
    const Index tokens = network.shape.tokens;
    for (Index s = 0; s < m_samples; ++s) m_first.in.middleRows(s * tokens, tokens) += network.positions;
    m_first.in.bottomRows(m_first.in.rows() - m_real).setZero();
}

template <class T>
NormStatus PaddedWork<T>::activate(const Norm<T>& norm, bool masked, NormMode mode, Layer& layer,
                                   RunningStatistics<T>& running) {
    const Index rows = masked ? m_real : layer.in.rows();
    layer.out.bottomRows(layer.out.rows() - rows).setZero();
    const NormStatus status =
        normscope::forward<T>(norm, mode, layer.in.topRows(rows), layer.out.topRows(rows), layer.cache, running);
    normscope::activate<T>(Activation::Relu, layer.out, layer.out, layer.slope);
    return status;
}

template <class T>
NormStatus PaddedWork<T>::forward(const PaddedNetwork<T>& network, NormMode mode, ConstMatrixRef<T> x,
                                  PaddedStatistics<T>& statistics) {
    embed(network, x);
    NormStatus status = activate(network.first, network.masked, mode, m_first, statistics.first);
    if (status != NormStatus::Ok) return status;
    const Index padding = m_first.in.rows() - m_real;
    normscope::forward<T>(network.hidden, m_first.out.topRows(m_real), m_second.in.topRows(m_real));
    if (padding > 0)
        normscope::forward<T>(network.hidden, m_first.out.bottomRows(padding), m_second.in.bottomRows(padding));
    status = activate(network.second, network.masked, mode, m_second, statistics.second);
    m_flat = Eigen::Map<const Matrix<T>>(m_second.out.data(), m_flat.rows(), m_flat.cols());
    normscope::forward<T>(network.head, m_flat, m_logits);
    return status;
}

template <class T>
double PaddedWork<T>::loss(std::span<const int> labels) {
    return crossEntropy<T>(m_logits, labels, m_dlogits);
}

template <class T>
double PaddedWork<T>::accuracy(std::span<const int> labels) const {
    Index right = 0;
    for (Index s = 0; s < m_samples; ++s) {
        Index chosen = 0;
        m_logits.row(s).maxCoeff(&chosen);
        if (chosen == labels[std::size_t(s)]) ++right;
    }
    return double(right) / double(m_samples);
}

// From the gradient behind the ReLU, m_dout, to that in front of the norm, m_din.
template <class T>
void PaddedWork<T>::backActivate(const Norm<T>& norm, bool masked, const Layer& layer, AffineGradient<T>& gradient) {
    const Index rows = masked ? m_real : layer.in.rows();
    m_dout.array() *= layer.slope.array();
    m_din.bottomRows(m_din.rows() - rows).setZero();
    normscope::backward<T>(norm, NormMode::Train, layer.in.topRows(rows), m_dout.topRows(rows), layer.cache,
                           m_din.topRows(rows), gradient);
}

template <class T>
void PaddedWork<T>::backward(const PaddedNetwork<T>& network, ConstMatrixRef<T> x, PaddedGradient<T>& gradient) {
    normscope::backward<T>(network.head, m_flat, m_dlogits, m_dflat, gradient.head);
    const Index padding = m_first.in.rows() - m_real, tokens = network.shape.tokens;
    m_dout.topRows(m_real) = Eigen::Map<const Matrix<T>>(m_dflat.data(), m_real, m_dout.cols());
    m_dout.bottomRows(padding).setZero();
    backActivate(network.second, network.masked, m_second, gradient.second);
    normscope::backward<T>(network.hidden, m_first.out.topRows(m_real), m_din.topRows(m_real), m_dout.topRows(m_real),
                           gradient.hidden);
    if (padding > 0)
        normscope::backward<T>(network.hidden, m_first.out.bottomRows(padding), m_din.bottomRows(padding),
                               m_dout.bottomRows(padding), gradient.hidden);
    backActivate(network.first, network.masked, m_first, gradient.first);
    for (Index s = 0; s < m_samples; ++s) gradient.positions += m_din.middleRows(s * tokens, tokens);
    normscope::backward<T>(network.embedding, x, m_din.topRows(m_real), m_dx, gradient.embedding);
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template PaddedNetwork<T> paddedNetwork(const PaddedShape&, const Norm<T>&, bool, Random&);                        \
    template PaddedGradient<T> zeroGradient(const PaddedNetwork<T>&);                                                  \
    template PaddedStatistics<T> initialStatistics(const PaddedNetwork<T>&);                                           \
    template std::vector<ParameterSpan<T>> parametersOf(PaddedNetwork<T>&, PaddedGradient<T>&);                        \
    template class PaddedWork<T>;
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope
