// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nn/build_stack.h"

#include <cmath>
#include <stdexcept>

namespace normscope {

namespace {

template <class T>
class Drawer {
public:
    Drawer(const StackSettings& settings, Random& random) : m_settings(settings), m_random(random) {}

    Linear<T> linear(Index in, Index out, bool endsBranch, bool bias = true, Index fanOut = 0) {
        Linear<T> result = zeroLinear<T>(in, out, bias);
        const Index steps = m_settings.layers * stepsOf(m_settings.block);
        initialise(result, {m_kind, m_settings.gain, steps, endsBranch}, m_random, fanOut);
        return result;
    }

    Mlp<T> mlp(Index hidden, Activation activation) {
        const Index d = m_settings.width;
        Linear<T> up = linear(d, hidden, false); // drawn before down
        return {std::move(up), linear(hidden, d, true), activation};
    }

    Attention<T> attention() {
        const Index d = m_settings.width;
        m_kind = ofProjections(m_settings.initialisation);
        Linear<T> qkv = linear(d, 3 * d, false, true, m_settings.fusedQkv ? 0 : d);
        Linear<T> out = linear(d, d, true);
        m_kind = m_settings.initialisation;
        const bool causal = m_settings.causal, qkNorm = m_settings.qkNorm;
        return {std::move(qkv), std::move(out), m_settings.heads, m_settings.tokens, causal, qkNorm};
    }

    void addLayer(std::vector<Block<T>>& blocks) {
        const Index d = m_settings.width, hidden = m_settings.hidden;
        switch (m_settings.block) {
        case BlockKind::Linear:
            blocks.push_back(LinearActivation<T>{linear(d, d, true), m_settings.activation});
            return;
        case BlockKind::Mlp:
            blocks.push_back(mlp(hidden, m_settings.activation));
            return;
        case BlockKind::AttentionFfn:
            blocks.push_back(attention());
            blocks.push_back(mlp(hidden, m_settings.activation));
            return;
        case BlockKind::Parallel: {
            Attention<T> drawnFirst = attention();
            blocks.push_back(ParallelBlock<T>{std::move(drawnFirst), mlp(hidden, m_settings.activation)});
            return;
        }
        case BlockKind::Plain:
            blocks.push_back(ActivationLinear<T>{linear(d, d, true), m_settings.activation});
            return;
        case BlockKind::Xiong:
            blocks.push_back(UniformAttention<T>{linear(d, d, true, false), m_settings.tokens});
            blocks.push_back(mlp(d, Activation::Relu));
            return;
        }
        throw std::invalid_argument("unknown block");
    }

private:
    // He's factor makes up for a ReLU, and none follows the projections of attention.
    static Initialisation ofProjections(Initialisation kind) {
        return kind == Initialisation::HeNormal ? Initialisation::XavierUniform : kind;
    }

    const StackSettings& m_settings;
    Random& m_random;
    Initialisation m_kind = m_settings.initialisation;
};

// What DeepNorm scales: everything but the rows of q and k.
template <class T>
struct Shrink {
    T beta;

    void operator()(LinearActivation<T>& b) const { b.linear.weight *= beta; }
    void operator()(ActivationLinear<T>& b) const { b.linear.weight *= beta; }
    void operator()(Mlp<T>& b) const {
        b.up.weight *= beta;
        b.down.weight *= beta;
    }
    void operator()(Attention<T>& b) const {
        b.qkv.weight.bottomRows(b.width()) *= beta;
        b.out.weight *= beta;
    }
    void operator()(UniformAttention<T>& b) const { b.value.weight *= beta; }
    void operator()(ParallelBlock<T>& b) const {
        (*this)(b.attention);
        (*this)(b.mlp);
    }
};

template <class T>
void addQkNorm(Block<T>& block) {
    if (auto* attention = std::get_if<Attention<T>>(&block)) attention->qkNorm = true;
    if (auto* parallel = std::get_if<ParallelBlock<T>>(&block)) parallel->attention.qkNorm = true;
}

template <class T>
void place(ResidualStep<T>& step, const StackNorms<T>& norms, Index steps, Index width) {
    const Placement placement = norms.placement;
    const bool before =
        placement == Placement::Pre || placement == Placement::Sandwich || placement == Placement::LayerScale;
    const bool branch =
        placement == Placement::Sandwich || placement == Placement::Output || placement == Placement::OutputQk;
    if (before) step.before = norms.norm;
    if (branch) step.branch = norms.norm;
    if (placement == Placement::Post || placement == Placement::DeepNorm) step.after = norms.norm;
    if (placement == Placement::OutputQk) addQkNorm(step.block);
    if (placement == Placement::ReZero) step.scale = Vector<T>::Zero(1);
    if (placement == Placement::LayerScale) step.scale = Vector<T>::Constant(width, T(norms.layerScale));
    const bool skips = !std::holds_alternative<ActivationLinear<T>>(step.block);
    if (!skips) step.alpha = 0;
    if (placement != Placement::DeepNorm || !skips) return;
    step.alpha = T(deepNormAlpha(steps));
    std::visit(Shrink<T>{T(deepNormBeta(steps))}, step.block);
}

} // namespace

double deepNormAlpha(Index steps) { return std::pow(double(steps), 0.25); }
double deepNormBeta(Index steps) { return std::pow(4 * double(steps), -0.25); }

template <class T>
std::vector<Block<T>> drawBlocks(const StackSettings& settings, Random& random) {
    std::vector<Block<T>> blocks;
    Drawer<T> drawer(settings, random);
    for (Index layer = 0; layer < settings.layers; ++layer) drawer.addLayer(blocks);
    return blocks;
}

template <class T>
ResidualStack<T> buildStack(const StackSettings& settings, const StackNorms<T>& norms, std::vector<Block<T>> blocks) {
    ResidualStack<T> stack;
    stack.width = settings.width;
    for (Block<T>& block : blocks) {
        ResidualStep<T> step;
        step.block = std::move(block);
        step.dropout = norms.dropout;
        place(step, norms, std::ssize(blocks), settings.width);
        stack.steps.push_back(std::move(step));
    }
    stack.embedding = norms.embedding;
    if (norms.finalNorm && mayEndWithNorm(norms.placement)) stack.final = norms.norm;
    return stack;
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template std::vector<Block<T>> drawBlocks(const StackSettings&, Random&);                                          \
    template ResidualStack<T> buildStack(const StackSettings&, const StackNorms<T>&, std::vector<Block<T>>);
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope
