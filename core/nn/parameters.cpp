// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nn/residual_stack.h"

// The parameters of a stack one by one, in the order of the forward pass.
namespace normscope {

namespace {

template <class T>
class Walk {
public:
    explicit Walk(const std::function<void(const ParameterSpan<T>&)>& visit) : m_visit(visit) {}

    void setStep(Index step) { m_step = step; }

    void linear(std::string_view weight, std::string_view bias, Linear<T>& value, Linear<T>& gradient) const {
        tell(ParameterKind::Weight, weight, all(value.weight), all(gradient.weight));
        tell(ParameterKind::Bias, bias, all(value.bias), all(gradient.bias));
    }

    void norm(std::string_view gamma, std::string_view beta, Norm<T>& norm, AffineGradient<T>& gradient) const {
        std::visit(
            [&](auto& n) {
                if constexpr (requires { n.affine; }) {
                    tell(ParameterKind::Gamma, gamma, n.affine.gamma, gradient.dgamma);
                    tell(ParameterKind::Beta, beta, n.affine.beta, gradient.dbeta);
                }
            },
            norm);
    }

    void scale(Vector<T>& value, Vector<T>& gradient) const {
        tell(ParameterKind::Scale, "scale", all(value), all(gradient));
    }

    void block(Block<T>& value, Block<T>& gradient) const {
        std::visit([&]<class B>(B& b) { one(b, std::get<B>(gradient)); }, value);
    }

private:
    template <class M>
    static std::span<T> all(M& values) {
        return {values.data(), std::size_t(values.size())};
    }

    void tell(ParameterKind kind, std::string_view name, std::span<T> value, std::span<T> gradient) const {
        if (!value.empty()) m_visit({kind, m_step, name, value, gradient});
    }

    void one(LinearActivation<T>& b, LinearActivation<T>& g) const { linear("weight", "bias", b.linear, g.linear); }
    void one(ActivationLinear<T>& b, ActivationLinear<T>& g) const { linear("weight", "bias", b.linear, g.linear); }
    void one(Mlp<T>& b, Mlp<T>& g) const {
        linear("up.weight", "up.bias", b.up, g.up);
        linear("down.weight", "down.bias", b.down, g.down);
    }
    void one(Attention<T>& b, Attention<T>& g) const {
        linear("qkv.weight", "qkv.bias", b.qkv, g.qkv);
        linear("out.weight", "out.bias", b.out, g.out);
    }
    void one(UniformAttention<T>& b, UniformAttention<T>& g) const {
        linear("value.weight", "value.bias", b.value, g.value);
    }
    void one(ParallelBlock<T>& b, ParallelBlock<T>& g) const {
        one(b.attention, g.attention);
        one(b.mlp, g.mlp);
    }

    const std::function<void(const ParameterSpan<T>&)>& m_visit;
    Index m_step = -1;
};

} // namespace

template <class T>
void forEachParameter(ResidualStack<T>& stack, StackGradient<T>& gradient,
                      const std::function<void(const ParameterSpan<T>&)>& visit) {
    Walk<T> walk(visit);
    walk.norm("embedding.gamma", "embedding.beta", stack.embedding, gradient.embedding);
    for (std::size_t k = 0; k < stack.steps.size(); ++k) {
        ResidualStep<T>& step = stack.steps[k];
        StepGradient<T>& own = gradient.steps[k];
        walk.setStep(Index(k));
        walk.norm("before.gamma", "before.beta", step.before, own.before);
        walk.block(step.block, own.block);
        walk.norm("branch.gamma", "branch.beta", step.branch, own.branch);
        walk.norm("after.gamma", "after.beta", step.after, own.after);
        walk.scale(step.scale, own.scale);
    }
    walk.setStep(-1);
    walk.norm("final.gamma", "final.beta", stack.final, gradient.final);
}

template void forEachParameter(ResidualStack<float>&, StackGradient<float>&,
                               const std::function<void(const ParameterSpan<float>&)>&);
template void forEachParameter(ResidualStack<double>&, StackGradient<double>&,
                               const std::function<void(const ParameterSpan<double>&)>&);

} // namespace normscope
