// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth_start.h"

#include "lab/axes_norms.h"
#include "scenario/depth_arms.h"

#include <cmath>
#include <span>

namespace normscope {

namespace {

// Of one seed.
enum Stream : std::uint64_t { InputStream, WeightStream, LabelStream, HeadStream, DropoutStream };

} // namespace

StackSettings depthStack(const DepthSettings& depth, Index layers) {
    return {.block = depth.block,
            .layers = layers,
            .width = depth.width,
            .hidden = depth.hidden * depth.width,
            .heads = headsOf(depth),
            .tokens = depth.tokens,
            .activation = depth.activation,
            .causal = depth.causal,
            .qkNorm = depth.qkNorm,
            .initialisation = depth.initialisation,
            .gain = depth.gain,
            .fusedQkv = depth.fusedQkv};
}

StackNorms<float> depthNorms(const Scenario& scenario, const DepthArm& arm) {
    const DepthSettings& depth = scenario.depth;
    StackNorms<float> norms{.placement = arm.placement, .norm = makeNorm<float>(arm.norm, scenario.norm, depth.width)};
    norms.finalNorm = depth.finalNorm;
    norms.layerScale = depth.layerScale;
    norms.dropout = depth.dropout;
    const NormKind embedding = arm.norm == NormKind::None ? NormKind::Layer : arm.norm;
    if (depth.embeddingNorm) norms.embedding = makeNorm<float>(embedding, scenario.norm, depth.width);
    return norms;
}

MatrixF depthInput(const DepthSettings& depth, std::uint64_t seed) {
    Random random(seed, InputStream);
    MatrixF x(depth.batch * depth.tokens, depth.width);
    for (float& value : std::span(x.data(), std::size_t(x.size()))) value = float(random.normal());
    return x;
}

std::vector<Block<float>> depthBlocks(const DepthSettings& depth, std::uint64_t seed, Index layers) {
    Random random(seed, WeightStream);
    return drawBlocks<float>(depthStack(depth, layers), random);
}

Random depthDropout(std::uint64_t seed) { return Random(seed, DropoutStream); }

DepthReadout depthReadout(const DepthSettings& depth, std::uint64_t seed) {
    Random labels(seed, LabelStream), weights(seed, HeadStream);
    DepthReadout readout;
    readout.tokens = depth.labels == DepthLabels::Sequence ? depth.tokens : 1;
    readout.labels.resize(std::size_t(depth.batch * depth.tokens / readout.tokens));
    for (int& label : readout.labels) label = int(labels.below(depth.classes));
    readout.head = zeroLinear<float>(depth.width, depth.classes, false);
    if (depth.head == DepthHead::Xavier)
        initialise(readout.head, {}, weights);
    else
        for (float& w : std::span(readout.head.weight.data(), std::size_t(readout.head.weight.size())))
            w = float(weights.normal() / std::sqrt(double(depth.width)));
    return readout;
}

} // namespace normscope
