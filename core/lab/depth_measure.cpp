// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth_measure.h"

#include <cmath>
#include <limits>

namespace normscope {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr float flat = 0.05F; // slopes below this let hardly any gradient through

using FloatMap = Eigen::Map<MatrixF>;

double rmsOf(const FloatMap& values) { return l2Norm(values) / std::sqrt(double(values.size())); }

void measureStream(const FloatMap& stream, DepthLayer& layer) {
    const Moments m = moments(CellsRef<float>(stream));
    layer.mean = m.mean;
    layer.sd = std::sqrt(m.var);
    layer.rms = std::hypot(layer.mean, layer.sd);
    layer.maxAbs = std::max(std::abs(m.min), std::abs(m.max));
}

void measureSlopes(const Buffer<float>& slopes, DepthLayer& layer) {
    if (slopes.size() == 0) return;
    const auto sizes = slopes.map().array().abs();
    layer.saturated = double((sizes < flat).count()) / double(slopes.size());
    layer.dead = double((sizes.colwise().maxCoeff() < flat).count()) / double(slopes.cols);
}

DepthLayer untouched() {
    DepthLayer layer;
    layer.branchRms = layer.updateRatio = layer.sumRms = layer.saturated = layer.dead = nan;
    layer.streamGradient = layer.weightGradient = layer.lastGradient = nan;
    return layer;
}

} // namespace

std::vector<DepthLayer> measureForward(const FloatWork& work, Index layers, Index steps) {
    std::vector<DepthLayer> all(std::size_t(layers) + 1, untouched());
    measureStream(work.stream(0), all[0]);
    for (Index l = 1; l <= layers; ++l) {
        DepthLayer& layer = all[std::size_t(l)];
        const auto before = work.stream((l - 1) * steps), after = work.stream(l * steps);
        const StepCache<float>& last = work.step(l * steps - 1);
        measureStream(after, layer);
        layer.branchRms = rmsOf(last.added.map());
        layer.updateRatio = l2Norm(after - before) / l2Norm(before);
        if (last.sum.size() > 0) layer.sumRms = rmsOf(last.sum.map());
        measureSlopes(slopeOf(last.block), layer);
    }
    return all;
}

void measureWeights(ResidualStack<float>& stack, StackGradient<float>& gradient, Index steps,
                    std::vector<DepthLayer>& layers) {
    std::vector<double> squares(layers.size(), 0);
    forEachParameter<float>(stack, gradient, [&](const ParameterSpan<float>& p) {
        if (p.kind != ParameterKind::Weight) return;
        const Eigen::Map<const VectorF> values(p.gradient.data(), std::ssize(p.gradient));
        const auto layer = std::size_t(p.step / steps + 1);
        layers[layer].lastGradient = l2Norm(values); // that of the last matrix stays
        squares[layer] += std::pow(layers[layer].lastGradient, 2);
    });
    for (std::size_t l = 1; l < layers.size(); ++l) layers[l].weightGradient = std::sqrt(squares[l]);
}

std::optional<DepthFailure> locateFailure(const std::vector<DepthLayer>& layers, double loss) {
    using Tensor = DepthFailure::Tensor;
    for (std::size_t l = 0; l < layers.size(); ++l)
        if (!std::isfinite(layers[l].rms)) return DepthFailure{Tensor::Stream, Index(l)};
    if (!std::isfinite(loss)) return DepthFailure{Tensor::Loss, std::ssize(layers) - 1};
    for (std::size_t l = layers.size() - 1; l > 0; --l) {
        if (!std::isfinite(layers[l].streamGradient)) return DepthFailure{Tensor::StreamGradient, Index(l)};
        if (!std::isfinite(layers[l].weightGradient)) return DepthFailure{Tensor::WeightGradient, Index(l)};
    }
    if (!std::isfinite(layers[0].streamGradient)) return DepthFailure{Tensor::StreamGradient, 0};
    return {};
}

} // namespace normscope
