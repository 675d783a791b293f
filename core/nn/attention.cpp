// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nn/attention.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace normscope {

namespace {

// One head of one sequence: where its parts stand in the fused matrices.
struct Head {
    Index firstRow = 0;
    Index tokens = 0;
    Index width = 0;
    Index q = 0, k = 0, v = 0; // first columns in qkv; q is that in the context too
    Index firstWeight = 0;     // row in the weights
};

template <class T>
Head headAt(const Attention<T>& attention, Index sequence, Index head) {
    const Index width = attention.headWidth(), d = attention.width(), q = head * width;
    return {sequence * attention.tokens,
            attention.tokens,
            width,
            q,
            d + q,
            2 * d + q,
            (sequence * attention.heads + head) * attention.tokens};
}

template <class T>
auto part(const Buffer<T>& buffer, const Head& head, Index column) {
    return buffer.map().block(head.firstRow, column, head.tokens, head.width);
}

template <class T, class F>
void forEachHead(const Attention<T>& attention, Index rows, F f) {
    for (Index sequence = 0; sequence < rows / attention.tokens; ++sequence)
        for (Index head = 0; head < attention.heads; ++head) f(headAt(attention, sequence, head));
}

template <class T>
void checkShape(const Attention<T>& attention, Index rows) {
    if (attention.heads < 1 || attention.width() % attention.heads != 0)
        throw std::invalid_argument("attention: the heads must divide the width");
    if (attention.tokens < 1 || rows % attention.tokens != 0)
        throw std::invalid_argument("attention: the rows must be whole sequences");
}

// q and k, head by head: x / sqrt(mean x^2 + eps) in place.
template <class T>
void normaliseQk(const Attention<T>& attention, AttentionCache<T>& cache) {
    auto qkv = cache.qkv.map();
    auto rstd = cache.rstd.map();
    const Index width = attention.headWidth();
    for (Index row = 0; row < qkv.rows(); ++row)
        for (Index head = 0; head < 2 * attention.heads; ++head) {
            auto values = qkv.row(row).segment(head * width, width);
            rstd(row, head) = T(1 / std::sqrt(double(values.squaredNorm()) / double(width) + qkNormEps));
            values *= rstd(row, head);
        }
}

// dx = rstd (dy - xhat <dy xhat>), in place.
template <class T>
void normaliseQkBackward(const Attention<T>& attention, const AttentionCache<T>& cache, AttentionScratch<T>& scratch) {
    const auto qkv = cache.qkv.map();
    const auto rstd = cache.rstd.map();
    auto dqkv = scratch.dqkv.map();
    const Index width = attention.headWidth();
    for (Index row = 0; row < qkv.rows(); ++row)
        for (Index head = 0; head < 2 * attention.heads; ++head) {
            const auto xhat = qkv.row(row).segment(head * width, width);
            auto values = dqkv.row(row).segment(head * width, width);
            const T along = xhat.dot(values) / T(width);
            values = rstd(row, head) * (values - along * xhat);
        }
}

// The scores of one row become weights that sum to 1; those of later tokens are 0 under a causal mask.
template <class Row>
void softmax(Row row, Index allowed) {
    auto seen = row.head(allowed);
    seen = (seen.array() - seen.maxCoeff()).exp();
    seen /= seen.sum();
    row.tail(row.size() - allowed).setZero();
}

template <class T>
void attend(const Attention<T>& attention, const Head& head, AttentionCache<T>& cache) {
    auto weights = cache.weights.rowsFrom(head.firstWeight, head.tokens);
    const T scale = T(1 / std::sqrt(double(head.width)));
    weights.noalias() = part(cache.qkv, head, head.q) * part(cache.qkv, head, head.k).transpose();
    weights *= scale;
    for (Index i = 0; i < head.tokens; ++i) softmax(weights.row(i), attention.causal ? i + 1 : head.tokens);
    part(cache.context, head, head.q).noalias() = weights * part(cache.qkv, head, head.v);
}

// With D = dcontext: dv = P^T D, dP = D v^T, ds = P (dP - <P dP>) scale, dq = ds k, dk = ds^T q.
template <class T>
void attendBackward(const Head& head, const AttentionCache<T>& cache, AttentionScratch<T>& scratch) {
    const auto weights = cache.weights.rowsFrom(head.firstWeight, head.tokens);
    const auto dcontext = part(scratch.dcontext, head, head.q);
    auto ds = scratch.dweights.map();
    part(scratch.dqkv, head, head.v).noalias() = weights.transpose() * dcontext;
    ds.noalias() = dcontext * part(cache.qkv, head, head.v).transpose();
    const T scale = T(1 / std::sqrt(double(head.width)));
    for (Index i = 0; i < head.tokens; ++i) {
        const T along = weights.row(i).dot(ds.row(i));
        ds.row(i) = (scale * weights.row(i).array() * (ds.row(i).array() - along)).matrix();
    }
    part(scratch.dqkv, head, head.q).noalias() = ds * part(cache.qkv, head, head.k);
    part(scratch.dqkv, head, head.k).noalias() = ds.transpose() * part(cache.qkv, head, head.q);
}

} // namespace

template <class T>
AttentionCache<T> attentionCache(const Attention<T>& attention, Index rows, Arena<T>& arena) {
    checkShape(attention, rows);
    const Index d = attention.width();
    return {arena.take(rows, 3 * d), arena.take(attention.qkNorm ? rows : 0, 2 * attention.heads),
            arena.take(rows * attention.heads, attention.tokens), arena.take(rows, d)};
}

template <class T>
AttentionScratch<T> attentionScratch(const Attention<T>& attention, Index rows, Arena<T>& arena) {
    const Index d = attention.width();
    return {arena.take(rows, 3 * d), arena.take(rows, d), arena.take(attention.tokens, attention.tokens)};
}

template <class T>
void forward(const Attention<T>& attention, ConstMatrixRef<T> x, MatrixRef<T> y, AttentionCache<T>& cache) {
    forward<T>(attention.qkv, x, cache.qkv.map());
    if (attention.qkNorm) normaliseQk(attention, cache);
    forEachHead(attention, x.rows(), [&](const Head& head) { attend(attention, head, cache); });
    forward<T>(attention.out, cache.context.map(), y);
}

template <class T>
void backward(const Attention<T>& attention, ConstMatrixRef<T> x, ConstMatrixRef<T> dy, const AttentionCache<T>& cache,
              AttentionScratch<T>& scratch, MatrixRef<T> dx, Attention<T>& gradient) {
    backward<T>(attention.out, cache.context.map(), dy, scratch.dcontext.map(), gradient.out);
    forEachHead(attention, x.rows(), [&](const Head& head) { attendBackward(head, cache, scratch); });
    if (attention.qkNorm) normaliseQkBackward(attention, cache, scratch);
    backward<T>(attention.qkv, x, scratch.dqkv.map(), dx, gradient.qkv);
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template AttentionCache<T> attentionCache(const Attention<T>&, Index, Arena<T>&);                                  \
    template AttentionScratch<T> attentionScratch(const Attention<T>&, Index, Arena<T>&);                              \
    template void forward(const Attention<T>&, ConstMatrixRef<T>, MatrixRef<T>, AttentionCache<T>&);                   \
    template void backward(const Attention<T>&, ConstMatrixRef<T>, ConstMatrixRef<T>, const AttentionCache<T>&,        \
                           AttentionScratch<T>&, MatrixRef<T>, Attention<T>&);
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope
