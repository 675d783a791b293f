// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth_theory.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

using Metrics = std::map<std::string, double>;

void addForward(Metrics& metrics, const std::string& key, const DepthResult::Arm& arm) {
    const std::vector<double> rms = band(arm.runs, &DepthLayer::rms).median;
    const std::vector<double> update = band(arm.runs, &DepthLayer::updateRatio).median;
    const std::size_t last = rms.size() - 1;
    metrics[key + ".rms_input"] = rms[0];
    metrics[key + ".rms_first"] = rms[std::min<std::size_t>(1, last)];
    metrics[key + ".rms_middle"] = rms[last / 2];
    metrics[key + ".rms_last"] = rms[last];
    metrics[key + ".growth"] = std::pow(rms[last] / rms[0], 1 / double(last));
    metrics[key + ".update_first"] = update[1];
    metrics[key + ".update_last"] = update[last];
}

void addBackward(Metrics& metrics, const std::string& key, const DepthResult::Arm& arm) {
    const std::vector<double> matrix = band(arm.runs, &DepthLayer::lastGradient).median;
    const std::vector<double> weights = band(arm.runs, &DepthLayer::weightGradient).median;
    const std::vector<double> stream = band(arm.runs, &DepthLayer::streamGradient).median;
    metrics[key + ".gradient_first"] = matrix[1];
    metrics[key + ".gradient_last"] = matrix.back();
    metrics[key + ".gradient_ratio"] = matrix[1] / matrix.back();
    metrics[key + ".weight_gradient_first"] = weights[1];
    metrics[key + ".weight_gradient_last"] = weights.back();
    metrics[key + ".stream_gradient_input"] = stream[0];
    metrics[key + ".stream_gradient_last"] = stream.back();
}

double medianLoss(const std::vector<DepthRun>& runs) {
    std::vector<double> losses;
    for (const DepthRun& run : runs) losses.push_back(std::isnan(run.loss) ? INFINITY : run.loss);
    std::ranges::sort(losses);
    const std::size_t n = losses.size();
    return n % 2 == 1 ? losses[n / 2] : (losses[n / 2 - 1] + losses[n / 2]) / 2;
}

void addSweep(Metrics& metrics, const std::string& key, const DepthResult::Arm& arm) {
    const DepthBand gradients = sweepBand(arm);
    std::vector<double> depths;
    for (const auto& [layers, runs] : arm.sweep) {
        metrics[key + ".gradient_at_" + std::to_string(layers)] = gradients.median[depths.size()];
        depths.push_back(double(layers));
    }
    metrics[key + ".depth_slope"] = logLogSlope(depths, gradients.median);
}

} // namespace

std::map<std::string, double> metrics(const DepthResult& result) {
    Metrics metrics;
    for (const DepthResult::Arm& arm : result.arms) {
        const std::string key = armKey(arm.arm);
        metrics[key + ".runs"] = double(arm.runs.size());
        metrics[key + ".failed"] = double(std::ranges::count_if(
            arm.runs, [](const DepthRun& run) { return run.failure.has_value() || run.status != NormStatus::Ok; }));
        const bool known = std::ranges::any_of(arm.runs, [](const auto& run) { return run.status == NormStatus::Ok; });
        if (!known) continue;
        addForward(metrics, key, arm);
        addBackward(metrics, key, arm);
        metrics[key + ".loss"] = medianLoss(arm.runs);
        const DepthTheory theory = theoryOf(result.scenario, arm.arm);
        if (!theory.rms.empty())
            metrics[key + ".theory_misfit"] = misfit(theory, band(arm.runs, &DepthLayer::rms).median);
        if (!arm.sweep.empty()) addSweep(metrics, key, arm);
    }
    return metrics;
}

} // namespace normscope
