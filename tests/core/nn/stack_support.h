// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/golden.h"
#include "nn/build_stack.h"

// The stacks of tests/golden/make_stack_goldens.py: small ones of every block, placement and norm.
namespace normscope::test {

inline constexpr Index stackRows = 12, stackWidth = 6, stackTokens = 4;

// SplitMix64 on the key, as a value of [0, 1).
inline double goldenUniform(std::uint64_t key) {
    std::uint64_t z = (key + 1) * 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return double((z ^ (z >> 31)) >> 11) * 0x1p-53;
}

template <class T>
void goldenFill(std::uint64_t tensor, std::span<T> values, double scale, double offset = 0) {
    for (std::size_t k = 0; k < values.size(); ++k)
        values[k] = T(offset + scale * (goldenUniform((tensor << 32) + k) - 0.5));
}

template <class T>
Matrix<T> goldenMatrix(std::uint64_t tensor, double scale) {
    Matrix<T> values(stackRows, stackWidth);
    goldenFill<T>(tensor, {values.data(), std::size_t(values.size())}, scale);
    return values;
}

template <class E>
E named(const std::string& name, std::initializer_list<std::pair<const char*, E>> known) {
    for (const auto& [key, value] : known)
        if (name == key) return value;
    throw std::invalid_argument("unknown name " + name);
}

inline BlockKind blockOf(const nlohmann::json& c) {
    return named<BlockKind>(c.at("block"), {{"linear", BlockKind::Linear},
                                            {"mlp", BlockKind::Mlp},
                                            {"attention_ffn", BlockKind::AttentionFfn},
                                            {"parallel", BlockKind::Parallel},
                                            {"xiong", BlockKind::Xiong},
                                            {"plain", BlockKind::Plain}});
}

inline Placement placementOf(const nlohmann::json& c) {
    return named<Placement>(c.at("placement"), {{"none", Placement::None},
                                                {"post", Placement::Post},
                                                {"pre", Placement::Pre},
                                                {"sandwich", Placement::Sandwich},
                                                {"output", Placement::Output},
                                                {"output_qk", Placement::OutputQk},
                                                {"deepnorm", Placement::DeepNorm},
                                                {"rezero", Placement::ReZero},
                                                {"layer_scale", Placement::LayerScale}});
}

inline Activation activationOf(const nlohmann::json& c) {
    return named<Activation>(c.at("activation"), {{"identity", Activation::Identity},
                                                  {"relu", Activation::Relu},
                                                  {"gelu", Activation::Gelu},
                                                  {"gelu_tanh", Activation::GeluTanh},
                                                  {"tanh", Activation::Tanh}});
}

template <class T>
Norm<T> goldenNorm(const std::string& name) {
    const std::vector<T> ones(stackWidth, 1), zeros(stackWidth, 0);
    if (name == "layer") return LayerNorm<T>{1e-5, {ones, zeros}};
    if (name == "rms") return RmsNorm<T>{1e-5, {ones, {}}};
    if (name == "batch") return BatchNorm<T>{1e-5, {ones, zeros}};
    return NoNorm{};
}

template <class T>
ResidualStack<T> goldenStack(const nlohmann::json& c) {
    StackSettings settings{.block = blockOf(c), .layers = 2, .width = stackWidth, .hidden = 2 * stackWidth, .heads = 2};
    settings.tokens = stackTokens;
    settings.activation = activationOf(c);
    settings.causal = c.at("causal");
    Random unused(0);
    StackNorms<T> norms{.placement = placementOf(c), .norm = goldenNorm<T>(c.at("norm"))};
    norms.finalNorm = c.at("final_norm");
    if (c.at("embedding_norm")) norms.embedding = norms.norm;
    return buildStack(settings, norms, drawBlocks<T>(settings, unused));
}

template <class T>
void fillParameters(ResidualStack<T>& stack) {
    auto gradient = zeroGradient(stack);
    std::uint64_t tensor = 2;
    forEachParameter<T>(stack, gradient, [&](const ParameterSpan<T>& p) {
        const bool gamma = p.kind == ParameterKind::Gamma, scale = p.kind == ParameterKind::Scale;
        const double width = p.kind == ParameterKind::Weight ? 1.5 : gamma ? 0.6 : 0.4;
        goldenFill<T>(tensor++, p.value, width, gamma ? 1 : scale ? 0.8 : 0);
    });
}

// A stack with all it needs for passes over the golden input.
template <class T>
struct Pass {
    ResidualStack<T> stack;
    Matrix<T> x = goldenMatrix<T>(0, 4), dout = goldenMatrix<T>(1, 1);
    StackStatistics<T> statistics = initialStatistics(stack);
    StackGradient<T> gradient = zeroGradient(stack);
    StackWorkspace<T> work{stack, stackRows};
    Random random{7};

    explicit Pass(const nlohmann::json& c) : stack(goldenStack<T>(c)) { fillParameters(stack); }

    StackStatus forward() { return work.forward(stack, NormMode::Train, x, statistics, random); }
    void backward() { work.backward(stack, NormMode::Train, x, dout, gradient); }
    double loss() { // sum of y * dout
        forward();
        return work.output().template cast<double>().cwiseProduct(dout.template cast<double>()).sum();
    }
};

} // namespace normscope::test
