// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/language_network.h"

#include "nn/build_stack.h"
#include "nn/loss.h"
#include "nn/zeros.h"

#include <algorithm>

namespace normscope {

namespace {

enum Stream : std::uint64_t { WeightStream = 1, EmbeddingStream = 4, HeadStream = 5 };

constexpr double positionSd = 0.3;

StackSettings stackSettings(const LanguageSettings& settings) {
    StackSettings stack;
    stack.block = BlockKind::AttentionFfn;
    stack.layers = settings.layers;
    stack.width = settings.width;
    stack.hidden = settings.hidden;
    stack.heads = settings.heads;
    stack.tokens = settings.context;
    stack.causal = true;
    stack.fusedQkv = false;
    return stack;
}

MatrixF normals(Index rows, Index cols, double sd, Random& random) {
    MatrixF values(rows, cols);
    for (float& v : std::span(values.data(), std::size_t(values.size()))) v = float(sd * random.normal());
    return values;
}

Norm<float> layerNorm(const LanguageSettings& settings) {
    const auto width = std::size_t(settings.width);
    return LayerNorm<float>{settings.eps, {std::vector<float>(width, 1), std::vector<float>(width, 0)}};
}

void scaleBranches(ResidualStack<float>& stack, float scale) {
    for (auto& step : stack.steps) {
        if (auto* attention = std::get_if<Attention<float>>(&step.block)) attention->out.weight *= scale;
        if (auto* mlp = std::get_if<Mlp<float>>(&step.block)) mlp->down.weight *= scale;
    }
}

void setEps(Norm<float>& norm, double eps) {
    if (auto* layer = std::get_if<LayerNorm<float>>(&norm)) layer->eps = eps;
}

template <class M>
ParameterSpan<float> spanOf(std::string_view name, M& value, M& gradient) {
    const auto all = [](M& m) { return std::span<float>(m.data(), std::size_t(m.size())); };
    return {ParameterKind::Weight, -1, name, all(value), all(gradient)};
}

bool endsBranch(const ParameterSpan<float>& span) {
    return span.name.starts_with("out.") || span.name.starts_with("down.");
}

} // namespace

LanguageNetwork initialNetwork(const LanguageSettings& settings, Index alphabet) {
    const StackSettings stack = stackSettings(settings);
    const double scale = settings.residualScale;
    Random weights(settings.seed, WeightStream), embedding(settings.seed, EmbeddingStream),
        head(settings.seed, HeadStream);
    LanguageNetwork network;
    network.embedding = normals(alphabet, settings.width, scale, embedding);
    network.positions = normals(settings.context, settings.width, positionSd * scale, embedding);
    StackNorms<float> norms;
    norms.placement = settings.placement;
    norms.norm = layerNorm(settings);
    network.stack = buildStack(stack, norms, drawBlocks<float>(stack, weights));
    scaleBranches(network.stack, float(scale));
    network.head = zeroLinear<float>(settings.width, alphabet, true);
    initialise(network.head, InitialiseSettings{.kind = Initialisation::TorchDefault}, head);
    return network;
}

LanguageGradient zeroGradient(const LanguageNetwork& network) {
    return {MatrixF::Zero(network.embedding.rows(), network.embedding.cols()),
            MatrixF::Zero(network.positions.rows(), network.positions.cols()), zeroGradient(network.stack),
            zeroLike(network.head)};
}

LanguageNetwork withEps(LanguageNetwork network, double eps) {
    for (auto& step : network.stack.steps)
        for (Norm<float>* norm : {&step.before, &step.branch, &step.after}) setEps(*norm, eps);
    setEps(network.stack.final, eps);
    return network;
}

LanguageParameters parametersOf(LanguageNetwork& network, LanguageGradient& gradient) {
    LanguageParameters parameters;
    parameters.small = {spanOf("embedding", network.embedding, gradient.embedding),
                        spanOf("positions", network.positions, gradient.positions)};
    forEachParameter<float>(network.stack, gradient.stack, [&](const ParameterSpan<float>& span) {
        (endsBranch(span) ? parameters.small : parameters.others).push_back(span);
    });
    parameters.others.push_back(spanOf("head.weight", network.head.weight, gradient.head.weight));
    parameters.others.push_back(spanOf("head.bias", network.head.bias, gradient.head.bias));
    return parameters;
}

LanguageWorkspace::LanguageWorkspace(const LanguageNetwork& network, Index windows)
    : m_embedded(windows * network.positions.rows(), network.stack.width),
      m_logits(m_embedded.rows(), network.head.out()), m_dlogits(m_logits.rows(), m_logits.cols()),
      m_dout(m_embedded.rows(), m_embedded.cols()), m_stack(network.stack, m_embedded.rows()),
      m_statistics(initialStatistics(network.stack)) {}

void LanguageWorkspace::forward(const LanguageNetwork& network, std::span<const int> characters) {
    const Index context = network.positions.rows();
    for (Index i = 0; i < m_embedded.rows(); ++i)
        m_embedded.row(i) = network.embedding.row(characters[std::size_t(i)]) + network.positions.row(i % context);
    m_stack.forward(network.stack, NormMode::Train, m_embedded, m_statistics, m_random);
    normscope::forward<float>(network.head, m_stack.output(), m_logits);
}

double LanguageWorkspace::loss(std::span<const int> next) { return crossEntropy<float>(m_logits, next, m_dlogits); }

void LanguageWorkspace::backward(const LanguageNetwork& network, std::span<const int> characters,
                                 LanguageGradient& gradient) {
    const Index context = network.positions.rows();
    normscope::backward<float>(network.head, m_stack.output(), m_dlogits, m_dout, gradient.head);
    m_stack.backward(network.stack, NormMode::Train, m_embedded, m_dout, gradient.stack);
    const auto dEmbedded = m_stack.dInput();
    for (Index i = 0; i < m_embedded.rows(); ++i) {
        gradient.embedding.row(characters[std::size_t(i)]) += dEmbedded.row(i);
        gradient.positions.row(i % context) += dEmbedded.row(i);
    }
}

} // namespace normscope
