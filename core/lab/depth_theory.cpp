// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth_theory.h"

#include "lab/axes_norms.h"

#include <cmath>
#include <numbers>
#include <stdexcept>

namespace normscope {

namespace {

// Variance of a weight with so many inputs and outputs; branch: the layer ends the branch.
double weightVariance(const DepthSettings& depth, double fanIn, double fanOut, bool endsBranch) {
    const double gain = depth.gain * depth.gain;
    switch (depth.initialisation) {
    case Initialisation::XavierUniform:
    case Initialisation::XavierNormal:
        return gain * 2 / (fanIn + fanOut);
    case Initialisation::HeNormal:
        return gain * 2 / fanIn;
    case Initialisation::TorchDefault:
        return gain / (3 * fanIn);
    case Initialisation::Gpt2:
        return gain * 0.02 * 0.02 / (endsBranch ? double(depth.layers) : 1);
    }
    throw std::invalid_argument("unknown initialisation");
}

// E act(sd z)^2, z ~ N(0, 1): the trapezium rule, which for a smooth integrand that dies out converges fast.
double meanSquare(Activation activation, double sd) {
    constexpr Index n = 801;
    constexpr double reach = 10, step = 2 * reach / double(n - 1);
    MatrixD z(1, n), y(1, n), slope(1, n);
    for (Index k = 0; k < n; ++k) z(0, k) = sd * (double(k) * step - reach);
    activate<double>(activation, z, y, slope);
    double sum = 0;
    for (Index k = 0; k < n; ++k) {
        const double at = double(k) * step - reach;
        sum += y(0, k) * y(0, k) * std::exp(-at * at / 2);
    }
    return sum * step / std::sqrt(2 * std::numbers::pi);
}

bool hasLearnedOnes(const NormSettings& norm) { return gammaOf(norm) == 1 && betaOf(norm) == 0; }

std::vector<double> recursion(const DepthSettings& depth) {
    std::vector<double> rms = {1};
    double v = 1;
    for (Index l = 1; l <= depth.layers; ++l) {
        v += branchVariance(depth, v);
        rms.push_back(std::sqrt(v));
    }
    return rms;
}

std::vector<double> linear(const DepthSettings& depth, double perLayer) {
    std::vector<double> rms;
    for (Index l = 0; l <= depth.layers; ++l) rms.push_back(std::sqrt(1 + perLayer * double(l)));
    return rms;
}

// A branch of two matrices adds without regard to the stream; one of a single ReLU layer shares its positive mean.
bool branchIsCentred(const DepthSettings& depth) {
    return depth.block == BlockKind::Mlp && depth.initialisation != Initialisation::TorchDefault;
}

} // namespace

double branchVariance(const DepthSettings& depth, double v) {
    const double d = double(depth.width), hidden = d * double(depth.hidden);
    const double before = v * d * weightVariance(depth, d, hidden, false);
    return hidden * weightVariance(depth, hidden, d, true) * meanSquare(depth.activation, std::sqrt(before));
}

double limitingFactor(const DepthSettings& depth) {
    constexpr double large = 1e12; // a variance: GELU is ReLU there
    return std::sqrt(1 + branchVariance(depth, large) / large);
}

bool isXiongSetting(const Scenario& scenario) {
    const DepthSettings& depth = scenario.depth;
    const bool xavier =
        depth.initialisation == Initialisation::XavierNormal || depth.initialisation == Initialisation::XavierUniform;
    return depth.block == BlockKind::Xiong && xavier && depth.gain == 1 && depth.dropout == 0 &&
           hasLearnedOnes(scenario.norm);
}

DepthTheory theoryOf(const Scenario& scenario, const DepthArm& arm) {
    const DepthSettings& depth = scenario.depth;
    DepthTheory theory;
    if (depth.dropout != 0 || !hasLearnedOnes(scenario.norm)) return theory;
    switch (arm.placement) {
    case Placement::None:
        if (branchIsCentred(depth)) theory.rms = recursion(depth);
        break;
    case Placement::Pre:
        if (isXiongSetting(scenario))
            for (Index l = 0; l <= depth.layers; ++l) {
                theory.lower.push_back(std::sqrt(1 + double(l) / 2));
                theory.upper.push_back(std::sqrt(1 + 3 * double(l) / 2));
            }
        else if (branchIsCentred(depth)) {
            theory.perLayer = branchVariance(depth, 1);
            theory.rms = linear(depth, theory.perLayer);
        }
        break;
    case Placement::Sandwich:
    case Placement::Output:
    case Placement::OutputQk:
        if (depth.block == BlockKind::Mlp || depth.block == BlockKind::AttentionFfn) {
            theory.perLayer = stepsOf(depth.block);
            theory.rms = linear(depth, theory.perLayer);
        }
        break;
    case Placement::Post:
    case Placement::DeepNorm:
    case Placement::ReZero:
    case Placement::LayerScale:
        break; // exactly 1: no law to be shown
    }
    return theory;
}

double misfit(const DepthTheory& theory, const std::vector<double>& measured) {
    double sum = 0, n = 0;
    for (std::size_t l = 1; l < measured.size() && l < theory.rms.size(); ++l) {
        if (!std::isfinite(measured[l])) continue; // overflowed in float, which the law does not
        sum += std::abs(measured[l] / theory.rms[l] - 1);
        ++n;
    }
    return n > 0 ? sum / n : 0;
}

} // namespace normscope
