// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nn/residual_step.h"

#include "nn/zeros.h"

#include <span>

namespace normscope {

namespace {

template <class T>
bool isScaled(const ResidualStep<T>& step) {
    return step.scale.size() > 0;
}

// m * scale, feature by feature.
template <class T>
void applyScale(const ResidualStep<T>& step, Eigen::Map<Matrix<T>> m) {
    if (step.scale.size() == 1)
        m *= step.scale[0];
    else
        m.array().rowwise() *= step.scale.transpose().array();
}

template <class T>
void drawMask(Eigen::Map<Matrix<T>> mask, double dropout, Random& random) {
    const T kept = T(1 / (1 - dropout));
    for (T& value : std::span(mask.data(), std::size_t(mask.size()))) value = random.uniform() < dropout ? T(0) : kept;
}

// scale * Drop(u) from u = Branch(f(...)), where either is used; otherwise u itself is what is added.
template <class T>
Buffer<T> unscaled(const StepCache<T>& cache) {
    return cache.branched.data ? cache.branched : cache.raw;
}

template <class T>
bool ownsAdded(const StepCache<T>& cache) {
    return cache.added.data != unscaled(cache).data;
}

template <class T>
void addBranch(const ResidualStep<T>& step, NormMode mode, StepCache<T>& cache, Random& random) {
    if (!ownsAdded(cache)) return;
    auto added = cache.added.map();
    added = unscaled(cache).map();
    if (isScaled(step)) applyScale(step, added);
    if (cache.mask.size() == 0 || step.dropout == 0) return;
    if (mode == NormMode::Evaluate)
        cache.mask.map().setOnes();
    else
        drawMask(cache.mask.map(), step.dropout, random);
    added.array() *= cache.mask.map().array();
}

template <class T>
void scaleBackward(const ResidualStep<T>& step, const StepCache<T>& cache, Eigen::Map<Matrix<T>> d,
                   Vector<T>& gradient) {
    if (step.scale.size() == 1)
        gradient[0] += d.cwiseProduct(unscaled(cache).map()).sum();
    else
        gradient += d.cwiseProduct(unscaled(cache).map()).colwise().sum().transpose();
    applyScale(step, d);
}

} // namespace

template <class T>
StepStatistics<T> initialStatistics(const ResidualStep<T>& step, Index width) {
    const auto of = [width](const Norm<T>& norm) {
        const bool keeps = std::holds_alternative<BatchNorm<T>>(norm);
        return keeps ? initialRunningStatistics<T>(width) : RunningStatistics<T>{};
    };
    return {of(step.before), of(step.branch), of(step.after)};
}

template <class T>
StepGradient<T> zeroGradient(const ResidualStep<T>& step) {
    return {zeroGradient(step.before), zeroLike(step.block), zeroGradient(step.branch), zeroGradient(step.after),
            Vector<T>::Zero(step.scale.size())};
}

template <class T>
StepCache<T> stepCache(const ResidualStep<T>& step, Index rows, Index width, Arena<T>& arena) {
    const auto take = [&](bool wanted) { return wanted ? arena.take(rows, width) : Buffer<T>{}; };
    StepCache<T> cache;
    cache.normed = take(!isNone(step.before));
    cache.raw = take(true);
    cache.branched = take(!isNone(step.branch));
    cache.mask = take(step.dropout > 0);
    cache.added = step.dropout > 0 || isScaled(step) ? take(true) : unscaled(cache);
    cache.sum = take(!isNone(step.after));
    cache.y = take(true);
    cache.block = blockCache(step.block, rows, arena);
    return cache;
}

template <class T>
NormStatus forward(const ResidualStep<T>& step, NormMode mode, ConstMatrixRef<T> x, StepCache<T>& cache,
                   StepStatistics<T>& statistics, Random& random) {
    const auto run = [mode](const Norm<T>& norm, ConstMatrixRef<T> in, Buffer<T> out, NormCache<T>& kept,
                            RunningStatistics<T>& running) {
        return forward<T>(norm, mode, in, out.map(), kept, running);
    };
    const bool pre = !isNone(step.before), post = !isNone(step.after);
    NormStatus status = NormStatus::Ok;
    if (pre) status = run(step.before, x, cache.normed, cache.before, statistics.before);
    if (status != NormStatus::Ok) return status;
    if (pre)
        forward<T>(step.block, cache.normed.map(), cache.raw.map(), cache.block);
    else
        forward<T>(step.block, x, cache.raw.map(), cache.block);
    if (!isNone(step.branch))
        status = run(step.branch, cache.raw.map(), cache.branched, cache.branch, statistics.branch);
    if (status != NormStatus::Ok) return status;
    addBranch(step, mode, cache, random);
    auto sum = post ? cache.sum.map() : cache.y.map();
    sum = step.alpha * x + cache.added.map();
    return post ? run(step.after, sum, cache.y, cache.after, statistics.after) : status;
}

template <class T>
void backward(const ResidualStep<T>& step, NormMode mode, ConstMatrixRef<T> x, const StepCache<T>& cache,
              StepScratch<T>& scratch, MatrixRef<T> d, StepGradient<T>& gradient) {
    auto first = scratch.first.map(), second = scratch.second.map();
    if (!isNone(step.after)) {
        backward<T>(step.after, mode, cache.sum.map(), d, cache.after, first, gradient.after);
        d = first;
    }
    first = d;
    if (cache.mask.size() > 0) first.array() *= cache.mask.map().array();
    if (isScaled(step)) scaleBackward(step, cache, first, gradient.scale);
    const bool branch = !isNone(step.branch), pre = !isNone(step.before);
    if (branch) backward<T>(step.branch, mode, cache.raw.map(), first, cache.branch, second, gradient.branch);
    auto& dRaw = branch ? second : first;
    auto& dInput = branch ? first : second;
    if (pre)
        backward<T>(step.block, cache.normed.map(), dRaw, cache.block, scratch.block, dInput, gradient.block);
    else
        backward<T>(step.block, x, dRaw, cache.block, scratch.block, dInput, gradient.block);
    if (pre) backward<T>(step.before, mode, x, dInput, cache.before, dRaw, gradient.before);
    d = step.alpha * d + (pre ? dRaw : dInput);
}

#define NORMSCOPE_INSTANTIATE(T)                                                                                       \
    template StepStatistics<T> initialStatistics(const ResidualStep<T>&, Index);                                       \
    template StepGradient<T> zeroGradient(const ResidualStep<T>&);                                                     \
    template StepCache<T> stepCache(const ResidualStep<T>&, Index, Index, Arena<T>&);                                  \
    template NormStatus forward(const ResidualStep<T>&, NormMode, ConstMatrixRef<T>, StepCache<T>&,                    \
                                StepStatistics<T>&, Random&);                                                          \
    template void backward(const ResidualStep<T>&, NormMode, ConstMatrixRef<T>, const StepCache<T>&, StepScratch<T>&,  \
                           MatrixRef<T>, StepGradient<T>&);
NORMSCOPE_INSTANTIATE(float)
NORMSCOPE_INSTANTIATE(double)
#undef NORMSCOPE_INSTANTIATE

} // namespace normscope
