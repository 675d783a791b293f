// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/depth.h"

#include <QtTest>

#include <cmath>

// What the tests of the Depth page share.
namespace normscope::test {

inline constexpr DepthArm noNorm{NormKind::None, Placement::None}, postLn{NormKind::Layer, Placement::Post},
    preLn{NormKind::Layer, Placement::Pre};

// 16 sequences of 8 tokens, d = 64, N(0, 1) input, five seeds: the setting of most of the reference experiments.
inline Scenario depthScenario(BlockKind block, Index layers, Activation activation = Activation::Gelu,
                              Initialisation initialisation = Initialisation::XavierUniform) {
    Scenario scenario;
    scenario.page = Page::Depth;
    DepthSettings& depth = scenario.depth;
    depth.block = block;
    depth.layers = layers;
    depth.batch = 16;
    depth.activation = activation;
    depth.initialisation = initialisation;
    depth.seeds = 5;
    return scenario;
}

// The same in a size that runs in milliseconds.
inline Scenario smallScenario() {
    Scenario scenario = depthScenario(BlockKind::AttentionFfn, 6);
    scenario.depth.width = 16;
    scenario.depth.heads = 2;
    scenario.depth.batch = 2;
    scenario.depth.tokens = 4;
    scenario.depth.seeds = 2;
    return scenario;
}

inline const DepthResult::Arm& armOf(const DepthResult& result, const DepthArm& arm) {
    for (const DepthResult::Arm& one : result.arms)
        if (one.arm == arm) return one;
    throw std::runtime_error("no such arm");
}

inline double median(const DepthResult& result, const DepthArm& arm, double DepthLayer::*quantity, Index layer) {
    return band(armOf(result, arm).runs, quantity).median.at(std::size_t(layer));
}

// One line a figure in the output; a measured value further away than allowed fails.
inline bool within(const char* what, double measured, double expected, double allowed) {
    const bool good = std::abs(measured - expected) <= allowed;
    qInfo("%-52s expected %.4g +- %.2g, measured %.4g%s", what, expected, allowed, measured, good ? "" : "  <-- off");
    return good;
}

inline bool between(const char* what, double measured, double lower, double upper) {
    const bool good = measured >= lower && measured <= upper;
    qInfo("%-52s expected %.4g ... %.4g, measured %.4g%s", what, lower, upper, measured, good ? "" : "  <-- off");
    return good;
}

} // namespace normscope::test
