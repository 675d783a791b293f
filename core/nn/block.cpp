// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nn/block.h"

namespace normscope {

namespace {

template <class T>
struct CacheMaker {
    Index rows;
    Arena<T>& arena;

    BlockCache<T> operator()(const LinearActivation<T>& b) const { return linearActivationCache(b, rows, arena); }
    BlockCache<T> operator()(const Mlp<T>& b) const { return mlpCache(b, rows, arena); }
    BlockCache<T> operator()(const Attention<T>& b) const { return attentionCache(b, rows, arena); }
    BlockCache<T> operator()(const UniformAttention<T>& b) const { return uniformAttentionCache(b, rows, arena); }
    BlockCache<T> operator()(const ParallelBlock<T>& b) const {
        return ParallelCache<T>{attentionCache(b.attention, rows, arena), mlpCache(b.mlp, rows, arena),
                                arena.take(rows, b.mlp.down.out())};
    }
    BlockCache<T> operator()(const ActivationLinear<T>& b) const { return activationLinearCache(b, rows, arena); }
};

template <class T>
struct ScratchMaker {
    BlockScratch<T>& scratch;
    Index rows;
    Arena<T>& arena;

    void hidden(Index units) const {
        if (scratch.feedForward.dhidden.rows == 0) scratch.feedForward.dhidden = arena.take(rows, units);
    }
    void attention(const Attention<T>& b) const {
        if (scratch.attention.dqkv.rows == 0) scratch.attention = attentionScratch(b, rows, arena);
    }
    void operator()(const LinearActivation<T>& b) const { hidden(b.linear.out()); }
    void operator()(const Mlp<T>& b) const { hidden(b.up.out()); }
    void operator()(const Attention<T>& b) const { attention(b); }
    void operator()(const UniformAttention<T>& b) const {
        if (scratch.uniform.mean.rows == 0) scratch.uniform = uniformAttentionCache(b, rows, arena);
    }
    void operator()(const ParallelBlock<T>& b) const {
        hidden(b.mlp.up.out());
        attention(b.attention);
        if (scratch.half.rows == 0) scratch.half = arena.take(rows, b.mlp.down.out());
    }
    void operator()(const ActivationLinear<T>&) const {}
};

template <class T>
struct Fore {
    ConstMatrixRef<T> x;
    MatrixRef<T>& y;
    BlockCache<T>& cache;

    void operator()(const LinearActivation<T>& b) const {
        forward<T>(b, x, y, std::get<LinearActivationCache<T>>(cache));
    }
    void operator()(const Mlp<T>& b) const { forward<T>(b, x, y, std::get<MlpCache<T>>(cache)); }
    void operator()(const Attention<T>& b) const { forward<T>(b, x, y, std::get<AttentionCache<T>>(cache)); }
    void operator()(const UniformAttention<T>& b) const {
        forward<T>(b, x, y, std::get<UniformAttentionCache<T>>(cache));
    }
    void operator()(const ParallelBlock<T>& b) const {
        auto& own = std::get<ParallelCache<T>>(cache);
        forward<T>(b.attention, x, y, own.attention);
        forward<T>(b.mlp, x, own.half.map(), own.mlp);
        y += own.half.map();
    }
    void operator()(const ActivationLinear<T>& b) const {
        forward<T>(b, x, y, std::get<ActivationLinearCache<T>>(cache));
    }
};

template <class T>
struct Back {
    ConstMatrixRef<T> x;
    ConstMatrixRef<T> dy;
    const BlockCache<T>& cache;
    BlockScratch<T>& scratch;
    MatrixRef<T>& dx;
    Block<T>& gradient;

    void operator()(const LinearActivation<T>& b) const {
        backward<T>(b, x, dy, std::get<LinearActivationCache<T>>(cache), scratch.feedForward, dx,
                    std::get<LinearActivation<T>>(gradient));
    }
    void operator()(const Mlp<T>& b) const {
        backward<T>(b, x, dy, std::get<MlpCache<T>>(cache), scratch.feedForward, dx, std::get<Mlp<T>>(gradient));
    }
    void operator()(const Attention<T>& b) const {
        backward<T>(b, x, dy, std::get<AttentionCache<T>>(cache), scratch.attention, dx,
                    std::get<Attention<T>>(gradient));
    }
    void operator()(const UniformAttention<T>& b) const {
        backward<T>(b, dy, std::get<UniformAttentionCache<T>>(cache), scratch.uniform, dx,
                    std::get<UniformAttention<T>>(gradient));
    }
    void operator()(const ParallelBlock<T>& b) const {
        const auto& own = std::get<ParallelCache<T>>(cache);
        auto& into = std::get<ParallelBlock<T>>(gradient);
        backward<T>(b.attention, x, dy, own.attention, scratch.attention, dx, into.attention);
        backward<T>(b.mlp, x, dy, own.mlp, scratch.feedForward, scratch.half.map(), into.mlp);
        dx += scratch.half.map();
    }
    void operator()(const ActivationLinear<T>& b) const {
        backward<T>(b, dy, std::get<ActivationLinearCache<T>>(cache), dx, std::get<ActivationLinear<T>>(gradient));
    }
};

} // namespace

template <class T>
BlockCache<T> blockCache(const Block<T>& block, Index rows, Arena<T>& arena) {
    return std::visit(CacheMaker<T>{rows, arena}, block);
}

template <class T>
void growScratch(BlockScratch<T>& scratch, const Block<T>& block, Index rows, Arena<T>& arena) {
    std::visit(ScratchMaker<T>{scratch, rows, arena}, block);
}

template <class T>
void forward(const Block<T>& block, ConstMatrixRef<T> x, MatrixRef<T> y, BlockCache<T>& cache) {
    std::visit(Fore<T>{x, y, cache}, block);
}

template <class T>
void backward(const Block<T>& block, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const BlockCache<T>& cache,
              BlockScratch<T>& scratch, MatrixRef<T> dx, Block<T>& gradient) {
    std::visit(Back<T>{x, dy, cache, scratch, dx, gradient}, block);
}

template <class T>
Buffer<T> slopeOf(const BlockCache<T>& cache) {
    if (const auto* linear = std::get_if<LinearActivationCache<T>>(&cache)) return linear->slope;
    if (const auto* mlp = std::get_if<MlpCache<T>>(&cache)) return mlp->slope;
    if (const auto* parallel = std::get_if<ParallelCache<T>>(&cache)) return parallel->mlp.slope;
    if (const auto* plain = std::get_if<ActivationLinearCache<T>>(&cache)) return plain->slope;
    return {};
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template BlockCache<T> blockCache(const Block<T>&, Index, Arena<T>&);                                              \
    template void growScratch(BlockScratch<T>&, const Block<T>&, Index, Arena<T>&);                                    \
    template void forward(const Block<T>&, ConstMatrixRef<T>, MatrixRef<T>, BlockCache<T>&);                           \
    template void backward(const Block<T>&, ConstMatrixRef<T>, ConstMatrixRef<T>, const BlockCache<T>&,                \
                           BlockScratch<T>&, MatrixRef<T>, Block<T>&);                                                 \
    template Buffer<T> slopeOf(const BlockCache<T>&);
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope
