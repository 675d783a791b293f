// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/block_arrays.h"

#include <functional>

namespace normscope {

namespace {

using Tell = std::function<void(const std::string& name, const Linear<float>& linear)>;

struct Linears {
    const Tell& tell;

    void operator()(const LinearActivation<float>& b) const { tell("layer.linear", b.linear); }
    void operator()(const ActivationLinear<float>& b) const { tell("layer.linear", b.linear); }
    void operator()(const Mlp<float>& b) const { mlp("mlp.", b); }
    void operator()(const Attention<float>& b) const { attention("attention.", b); }
    void operator()(const UniformAttention<float>& b) const { tell("attention.value", b.value); }
    void operator()(const ParallelBlock<float>& b) const {
        attention("parallel.attention.", b.attention);
        mlp("parallel.mlp.", b.mlp);
    }

    void mlp(const std::string& name, const Mlp<float>& b) const {
        tell(name + "up", b.up);
        tell(name + "down", b.down);
    }
    void attention(const std::string& name, const Attention<float>& b) const {
        tell(name + "qkv", b.qkv);
        tell(name + "out", b.out);
    }
};

} // namespace

void stackLinear(ExportArrays& arrays, const std::string& name, const std::vector<Index>& outer,
                 const Linear<float>& linear) {
    arrays.stack(name + ".weight", outer, linear.weight);
    if (linear.bias.size() > 0) arrays.stack(name + ".bias", outer, linear.bias);
}

void stackBlock(ExportArrays& arrays, const std::string& prefix, const std::vector<Index>& outer,
                const Block<float>& block) {
    const Tell tell = [&](const std::string& name, const Linear<float>& linear) {
        stackLinear(arrays, prefix + name, outer, linear);
    };
    std::visit(Linears{tell}, block);
}

std::size_t bytesOf(const std::vector<Block<float>>& blocks) {
    std::size_t values = 0;
    const Tell count = [&](const std::string&, const Linear<float>& linear) {
        values += std::size_t(linear.weight.size() + linear.bias.size());
    };
    for (const Block<float>& block : blocks) std::visit(Linears{count}, block);
    return values * sizeof(float);
}

} // namespace normscope
