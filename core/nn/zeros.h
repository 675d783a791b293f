// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/block.h"
#include "norm/norm.h"

// Gradients before anything is added to them: of the shape of their layer, all zero.
namespace normscope {

template <class T>
Linear<T> zeroLike(const Linear<T>& linear) {
    return zeroLinear<T>(linear.in(), linear.out(), linear.bias.size() > 0);
}

template <class T>
struct ZeroBlock {
    Block<T> operator()(LinearActivation<T> b) const { return one(std::move(b)); }
    Block<T> operator()(ActivationLinear<T> b) const { return one(std::move(b)); }
    Block<T> operator()(Mlp<T> b) const { return two(std::move(b)); }
    Block<T> operator()(Attention<T> b) const { return attention(std::move(b)); }
    Block<T> operator()(UniformAttention<T> b) const {
        b.value = zeroLike(b.value);
        return b;
    }
    Block<T> operator()(ParallelBlock<T> b) const { return ParallelBlock<T>{attention(b.attention), two(b.mlp)}; }

    template <class B>
    static B one(B b) {
        b.linear = zeroLike(b.linear);
        return b;
    }
    static Mlp<T> two(Mlp<T> b) {
        b.up = zeroLike(b.up);
        b.down = zeroLike(b.down);
        return b;
    }
    static Attention<T> attention(Attention<T> b) {
        b.qkv = zeroLike(b.qkv);
        b.out = zeroLike(b.out);
        return b;
    }
};

template <class T>
Block<T> zeroLike(const Block<T>& block) {
    return std::visit(ZeroBlock<T>{}, block);
}

template <class T>
AffineGradient<T> zeroGradient(const Norm<T>& norm) {
    const auto of = [](const auto& n) -> AffineGradient<T> {
        if constexpr (requires { n.affine; })
            return {std::vector<T>(n.affine.gamma.size()), std::vector<T>(n.affine.beta.size())};
        else
            return {};
    };
    return std::visit(of, norm);
}

} // namespace normscope
