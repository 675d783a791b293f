// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes.h"

#include "lab/axes_norms.h"
#include "lab/axes_padding.h"
#include "lab/gradient_parts.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

using Metrics = std::map<std::string, double>;

std::string underscored(std::string name) {
    std::replace(name.begin(), name.end(), ' ', '_');
    return name;
}

void addMargin(Metrics& metrics, const std::string& prefix, const Margin& margin) {
    const MarginRange r = range(margin);
    metrics[prefix + "_mean_min"] = r.meanMin;
    metrics[prefix + "_mean_max"] = r.meanMax;
    metrics[prefix + "_mean_max_abs"] = std::max(std::abs(r.meanMin), std::abs(r.meanMax));
    metrics[prefix + "_sd_min"] = r.sdMin;
    metrics[prefix + "_sd_max"] = r.sdMax;
}

void addStatistics(Metrics& metrics, const std::string& key, const MatrixStatistics& statistics,
                   const std::vector<std::string>& features) {
    addMargin(metrics, key + ".row", statistics.margins.rows);
    addMargin(metrics, key + ".feature", statistics.margins.columns);
    metrics[key + ".mean"] = statistics.cells.mean;
    metrics[key + ".sd"] = std::sqrt(statistics.cells.var);
    metrics[key + ".max_abs"] = statistics.maxAbs;
    metrics[key + ".non_finite"] = double(statistics.nonFinite);
    const EnergyShares& energy = statistics.energy;
    for (std::size_t j = 0; j < std::min(features.size(), energy.mean.size()); ++j) {
        metrics[key + ".energy_share." + underscored(features[j])] = energy.mean[j];
        metrics[key + ".energy_share_min." + underscored(features[j])] = energy.least[j];
    }
}

void addChanges(Metrics& metrics, const std::string& key, const AxesRun& run) {
    metrics[key + ".changed_cells"] = double(run.changed.cells.size());
    metrics[key + ".changed_rows"] = double(run.changed.rows);
    metrics[key + ".changed_columns"] = double(run.changed.columns);
}

void addGradient(Metrics& metrics, const std::string& key, const AxesRun& run, const NormSettings& settings) {
    double arriving = 0, meanPart = 0, xhatPart = 0;
    for (Index g = 0; g < run.groups.count; ++g) {
        const GradientParts parts = gradientParts(run, settings, run.upstream, run.groups.corner(g));
        arriving = std::hypot(arriving, l2(parts.h));
        meanPart = std::hypot(meanPart, l2(parts.meanPart));
        xhatPart = std::hypot(xhatPart, l2(parts.xhatPart));
    }
    metrics[key + ".gradient_arriving"] = arriving;
    metrics[key + ".gradient_mean_part"] = meanPart;
    metrics[key + ".gradient_xhat_part"] = xhatPart;
    metrics[key + ".gradient_passed"] = run.dx.norm();
}

void addPadding(Metrics& metrics, const std::string& key, const AxesRun& run, const Sample& sample) {
    if (!poolsPadding(run, sample)) return;
    double mean = 0, sd = 0;
    for (Index g = 0; g < run.groups.count; ++g) {
        const PaddingEffect effect = paddingEffect(run, sample, g);
        mean = std::max(mean, std::abs(effect.all.mean - effect.real.mean));
        sd = std::max(sd, std::abs(std::sqrt(effect.all.var) - std::sqrt(effect.real.var)));
    }
    metrics[key + ".padding_moves_mean"] = mean;
    metrics[key + ".padding_moves_sd"] = sd;
}

void addInvariance(Metrics& metrics, const InvarianceBench& bench) {
    for (const auto& [norm, changes] : bench.measured)
        for (const auto& [change, measurement] : changes) {
            const std::string key = "invariance." + benchKey(norm) + "." + benchKey(change);
            metrics[key] = measurement.invariant ? 1 : 0;
            metrics[key + ".moved"] = measurement.moved;
        }
}

} // namespace

std::map<std::string, double> metrics(const AxesResult& result) {
    Metrics metrics;
    const auto& features = result.sample.columnLabels;
    addStatistics(metrics, "input", result.inputStatistics, features);
    for (const AxesRun& run : result.runs) {
        const std::string key = normKey(run.kind);
        addStatistics(metrics, key, run.statistics, features);
        addChanges(metrics, key, run);
        addGradient(metrics, key, run, result.scenario.norm);
        addPadding(metrics, key, run, result.sample);
        if (run.toLayerNorm) metrics[key + ".to_layer_norm"] = *run.toLayerNorm;
        metrics[key + ".status"] = double(run.status);
        metrics[key + ".stepwise_to_kernel"] = run.threeWays.stepwiseToKernel;
        metrics[key + ".stepwise_to_double"] = run.threeWays.stepwiseToDouble;
        metrics[key + ".kernel_to_double"] = run.threeWays.kernelToDouble;
    }
    addInvariance(metrics, result.invariance);
    return metrics;
}

} // namespace normscope
