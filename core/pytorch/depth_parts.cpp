// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/depth_parts.h"

#include "lab/depth.h"
#include "lab/depth_start.h"
#include "pytorch/block_arrays.h"
#include "scenario/depth_arms.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr std::size_t mostBytes = std::size_t(128) << 20;

// A deeper stack begins with the layers of a shallow one, unless their size depends on the depth.
bool mayShareLayers(const DepthSettings& depth) { return depth.initialisation != Initialisation::Gpt2; }

Index layersOf(const DepthSettings& depth, bool sweep) {
    return sweep ? std::max(depth.layers, std::ranges::max(sweepDepths)) : depth.layers;
}

std::size_t bytesOfSeed(const Scenario& scenario, bool sweep) {
    DepthSettings one = scenario.depth;
    one.layers = 1;
    const std::size_t layer = bytesOf(depthBlocks(one, scenario.seed, 1));
    return layer * std::size_t(layersOf(scenario.depth, sweep));
}

// Step after step, as the forward pass of any arm draws them: none depends on the norms.
void addMasks(ExportArrays& arrays, const DepthSettings& depth, Index seeds, std::uint64_t seed) {
    StackNorms<float> norms;
    norms.placement = Placement::None;
    norms.dropout = depth.dropout;
    const auto stack = buildStack(depthStack(depth, depth.layers), norms, depthBlocks(depth, seed, depth.layers));
    const MatrixF x = depthInput(depth, seed);
    StackWorkspace<float> work(stack, x.rows());
    auto statistics = initialStatistics(stack);
    Random random = depthDropout(seed);
    work.forward(stack, NormMode::Train, x, statistics, random);
    const Index steps = std::ssize(stack.steps);
    for (Index k = 0; k < steps; ++k) arrays.stack("dropout", {seeds, steps}, MatrixF(work.step(k).mask.map()));
}

void addSeed(ExportArrays& arrays, const Scenario& scenario, const DepthExtent& extent, std::uint64_t seed) {
    const DepthSettings& depth = scenario.depth;
    const Index layers = layersOf(depth, extent.sweep);
    const DepthReadout readout = depthReadout(depth, seed);
    arrays.stack("x", {extent.seeds}, depthInput(depth, seed));
    arrays.stack("labels", {extent.seeds}, {std::ssize(readout.labels)},
                 std::vector<Index>(readout.labels.begin(), readout.labels.end()));
    arrays.stack("head", {extent.seeds}, readout.head.weight);
    for (const Block<float>& block : depthBlocks(depth, seed, layers))
        stackBlock(arrays, "", {extent.seeds, layers}, block);
    if (depth.dropout > 0) addMasks(arrays, depth, extent.seeds, seed);
}

} // namespace

DepthExtent depthExtent(const Scenario& scenario) {
    const DepthSettings& depth = scenario.depth;
    DepthExtent extent;
    DepthWorker worker;
    for (std::size_t arm = 0; arm < depth.arms.size(); ++arm) {
        const auto run = worker.run(scenario, {arm, scenario.seed, depth.layers, false, false}).run;
        if (run.status == NormStatus::Ok)
            extent.arms.push_back(depth.arms[arm]);
        else
            extent.refused.push_back(named(depth.arms[arm]).name +
                                     std::string(": PyTorch refuses its norm on this input, as NormScope does."));
    }
    const auto fits = [&](Index seeds, bool sweep) {
        return bytesOfSeed(scenario, sweep) * std::size_t(seeds) <= mostBytes;
    };
    const bool wanted = depth.view == DepthView::AgainstDepth && mayShareLayers(depth) && depth.dropout == 0;
    extent.sweep = wanted && fits(depth.seeds, true);
    extent.seeds = fits(depth.seeds, extent.sweep) ? depth.seeds : 1;
    return extent;
}

std::vector<NpzMember> depthArrays(const Scenario& scenario, const DepthExtent& extent) {
    ExportArrays arrays;
    for (Index k = 0; k < extent.seeds; ++k) addSeed(arrays, scenario, extent, scenario.seed + std::uint64_t(k));
    return arrays.take();
}

} // namespace normscope
