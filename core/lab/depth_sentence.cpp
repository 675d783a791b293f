// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth_scene.h"

#include <algorithm>
#include <cmath>
#include <optional>

// "What you see" on the Depth page: every word follows from the medians of the result.
namespace normscope {

namespace {

constexpr double still = 0.005;      // relative change that is none
constexpr double flatGradient = 1.5; // greatest over least along the depth

using Values = std::vector<double>;

// Share of the variance of y that a straight line over x explains.
double straightness(const Values& x, const Values& y) {
    const double n = double(y.size());
    double sx = 0, sy = 0, sxx = 0, sxy = 0, syy = 0;
    for (std::size_t l = 0; l < y.size(); ++l)
        sx += x[l], sy += y[l], sxx += x[l] * x[l], sxy += x[l] * y[l], syy += y[l] * y[l];
    const double top = n * sxy - sx * sy, bottom = (n * sxx - sx * sx) * (n * syy - sy * sy);
    return bottom > 0 ? top * top / bottom : 1;
}

// How the stream changes over the layers: not at all, by a factor a layer, or such that what was added to its mean
// square goes like l to twice a power.
struct Growth {
    enum Kind { Still, Geometric, Power } kind = Still;
    double number = 0; // the factor, or the power
};

double factorALayer(const Values& rms) { return std::pow(rms.back() / rms.front(), 1 / double(rms.size() - 1)); }

Growth growthOf(const Values& rms) {
    // A norm may set the first layer's size; what counts is what the others make of it.
    const double start = rms.size() > 2 ? rms[1] : rms[0];
    const auto changes = [&](double value) { return std::abs(value / start - 1) > still; };
    if (std::none_of(rms.begin() + 1, rms.end(), changes)) return {};
    Values addedSquares, depth, logOfRms, logOfDepth, logOfAdded;
    for (std::size_t l = 1; l < rms.size(); ++l) {
        const double added = rms[l] * rms[l] - rms[0] * rms[0];
        if (added <= 0) return {Growth::Geometric, factorALayer(rms)};
        depth.push_back(double(l));
        addedSquares.push_back(added);
        logOfRms.push_back(std::log(rms[l]));
        logOfDepth.push_back(std::log(double(l)));
        logOfAdded.push_back(std::log(added));
    }
    if (straightness(depth, logOfRms) > straightness(logOfDepth, logOfAdded))
        return {Growth::Geometric, factorALayer(rms)};
    return {Growth::Power, logLogSlope(depth, addedSquares) / 2};
}

Text powerOfDepth(double power) {
    constexpr double near = 0.12;
    if (std::abs(power - 0.5) < near) return "√l";
    if (std::abs(power - 1) < near) return "l";
    return {"l^%1", {fixed(power, 2)}};
}

Text growthText(const DepthScene& scene, const DepthResult::Arm& arm, const Values& rms) {
    const TextArgument name = armWord(arm.arm), end = strong(reading(rms.back()));
    const std::string depth = count(scene.layers());
    const Growth growth = growthOf(rms);
    if (growth.kind == Growth::Still) return {NORMSCOPE_TEXT("%1 holds the stream at RMS %2."), {name, end}};
    if (growth.kind == Growth::Power)
        return {NORMSCOPE_TEXT("%1 lets it grow like %2, to %3 at layer %4."),
                {name, powerOfDepth(growth.number), end, depth}};
    return {growth.number >= 1 ? NORMSCOPE_TEXT("%1: it grows by a factor of %2 a layer, to %3 at layer %4.")
                               : NORMSCOPE_TEXT("%1: it shrinks by a factor of %2 a layer, to %3 at layer %4."),
            {name, strong(significant(growth.number, 3)), end, depth}};
}

const char* failurePattern(DepthFailure::Tensor tensor) {
    switch (tensor) {
    case DepthFailure::Tensor::Stream:
        return NORMSCOPE_TEXT("The stream of %1 is no longer finite at layer %2.");
    case DepthFailure::Tensor::Loss:
        return NORMSCOPE_TEXT("The loss of %1 is not finite behind layer %2.");
    case DepthFailure::Tensor::StreamGradient:
        return NORMSCOPE_TEXT("The gradient of %1 overflows in the stream at layer %2.");
    case DepthFailure::Tensor::WeightGradient:
        break;
    }
    return NORMSCOPE_TEXT("The gradient of %1 overflows in the weights of layer %2.");
}

std::optional<Text> failureText(const DepthResult::Arm& arm) {
    for (const DepthRun& run : arm.runs) {
        if (run.status == NormStatus::OneValuePerChannel)
            return Text(NORMSCOPE_TEXT("%1 cannot be computed: BatchNorm needs more than one row."),
                        {armWord(arm.arm)});
        if (run.status != NormStatus::Ok)
            return Text(NORMSCOPE_TEXT("%1 cannot be computed: a constant group and ε = 0 give 0/0."),
                        {armWord(arm.arm)});
        if (run.failure)
            return Text(failurePattern(run.failure->tensor), {armWord(arm.arm), strong(count(run.failure->layer))});
    }
    return {};
}

bool finite(const Values& values) {
    return !values.empty() && std::ranges::all_of(values, [](double v) { return std::isfinite(v); });
}

Text forwardText(const DepthScene& scene) {
    std::vector<Text> texts;
    for (const DepthResult::Arm& arm : scene.result.arms) {
        const Values rms = band(arm.runs, &DepthLayer::rms).median;
        if (const auto failure = failureText(arm)) texts.push_back(*failure);
        if (finite(rms) && rms.front() > 0) texts.push_back(growthText(scene, arm, rms));
    }
    return sequence(texts);
}

struct Gradient {
    const DepthResult::Arm* arm;
    Values values; // of layers 1 ... L
};

std::vector<Gradient> gradientsOf(const DepthScene& scene) {
    std::vector<Gradient> all;
    for (const DepthResult::Arm& arm : scene.result.arms) {
        Values values = band(arm.runs, &DepthLayer::lastGradient).median;
        if (values.size() < 2) continue;
        values.erase(values.begin());
        const bool useful = finite(values) && std::ranges::all_of(values, [](double v) { return v > 0; });
        if (useful) all.push_back({&arm, std::move(values)});
    }
    return all;
}

Text profileText(const Gradient& gradient) {
    const auto [least, greatest] = std::ranges::minmax(gradient.values);
    const double first = gradient.values.front(), last = gradient.values.back();
    const TextArgument name = armWord(gradient.arm->arm);
    if (greatest < flatGradient * least)
        return {NORMSCOPE_TEXT("%1: about the same in every layer, %2 to %3."),
                {name, strong(reading(least)), strong(reading(greatest))}};
    return {first > last ? NORMSCOPE_TEXT("%1: from %2 in the first layer down to %3 in the last.")
                         : NORMSCOPE_TEXT("%1: from %2 in the first layer up to %3 in the last."),
            {name, strong(reading(first)), strong(reading(last))}};
}

Text backwardText(const DepthScene& scene) {
    const std::vector<Gradient> all = gradientsOf(scene);
    if (all.empty()) return {};
    std::vector<Text> texts = {NORMSCOPE_TEXT("Gradient of the last weight matrix of a layer:")};
    for (const Gradient& gradient : all) texts.push_back(profileText(gradient));
    return sequence(texts);
}

Text sweepText(const DepthScene& scene) {
    std::vector<Text> texts;
    for (const DepthResult::Arm& arm : scene.result.arms) {
        if (arm.sweep.size() < 2) continue;
        Values depths;
        for (const auto& [layers, runs] : arm.sweep) depths.push_back(double(layers));
        const Values gradients = sweepBand(arm).median;
        if (!finite(gradients)) continue;
        texts.push_back(
            {NORMSCOPE_TEXT(
                 "%1: the last layer's gradient goes like L to the power %2, from %3 at depth %4 to %5 at %6."),
             {armWord(arm.arm), strong(fixed(logLogSlope(depths, gradients), 2)), reading(gradients.front()),
              count(Index(depths.front())), reading(gradients.back()), count(Index(depths.back()))}});
    }
    return sequence(texts);
}

} // namespace

Text depthSentence(const DepthScene& scene) {
    const bool sweep = scene.settings().view == DepthView::AgainstDepth;
    return sequence({forwardText(scene), sweep ? sweepText(scene) : backwardText(scene)}, "\n");
}

} // namespace normscope
