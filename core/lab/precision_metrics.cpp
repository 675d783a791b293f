// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

namespace {

using Metrics = std::map<std::string, double>;
using Run = GenerationStudy::Run;

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr int studiedPowers[] = {12, 8, 6, 5, 4, 3, 2}; // eps = 10^-E of the generation study

void addGrid(const PrecisionResult& result, Metrics& metrics) {
    for (const NumberFormat format : gridFormats) {
        const GridCount counted = countOf(result.grid, format);
        const std::string name = formatName(format);
        metrics[name + ".finite"] = double(counted.finite());
        metrics[name + ".nan"] = double(counted.nan);
        metrics[name + ".infinite"] = double(counted.infinite);
        metrics[name + ".all_zero"] = double(counted.allZero);
        metrics[name + ".wrong"] = double(counted.wrong);
        metrics[name + ".error_median"] = counted.medianError;
    }
}

void addEps(const PrecisionResult& result, Metrics& metrics) {
    for (const EffectiveEps& eps : result.effective) {
        if (eps.format == NumberFormat::Float64) continue;
        const double asked = result.scenario.norm.eps;
        metrics["eps." + formatName(eps.format)] = eps.stored;
        metrics["eps." + formatName(eps.format) + "_change"] = asked > 0 ? eps.stored / asked - 1 : 0;
    }
}

void addChosen(const PrecisionResult& result, Metrics& metrics) {
    metrics["chosen.error"] = result.chosen.error;
    metrics["chosen.nan"] = double(result.chosen.nan);
    metrics["chosen.infinite"] = double(result.chosen.infinite);
    metrics["chosen.broken"] = result.trace.broken ? double(*result.trace.broken) : -1;
}

void addOverflow(const OverflowStudy& study, Metrics& metrics) {
    for (std::size_t k = 0; k < study.widths.size(); ++k)
        metrics["overflow.measured_" + count(study.widths[k])] = study.measured[k];
}

void addVariance(const VarianceStudy& study, Metrics& metrics) {
    for (const auto& [algorithm, points] : study.algorithms)
        for (std::size_t k = 0; k < points.size(); k += 2) { // whole powers of ten
            const std::string key = "variance." + algorithmKey(algorithm) + "_" + std::to_string(k / 2);
            metrics[key] = points[k].median;
            metrics[key + "_negative"] = double(points[k].negative);
        }
}

void addRun(const Run* run, const std::string& key, Metrics& metrics) {
    metrics["generation.kl_" + key] = run ? run->klMean : nan;
    metrics["generation.first_" + key] = run ? run->firstDifference : nan;
    metrics["generation.differing_" + key] = run ? run->differing : nan;
    metrics["generation.cross_entropy_" + key] = run ? run->crossEntropy : nan;
}

// Mean over the models that are trained.
template <class Value>
double modelMean(const GenerationStudy& study, const Value& valueOf) {
    double sum = 0, trained = 0;
    for (const GenerationStudy::Model& model : study.models)
        if (model.trained) sum += valueOf(model), ++trained;
    return trained > 0 ? sum / trained : nan;
}

void addGeneration(const PrecisionResult& result, Metrics& metrics) {
    using Model = GenerationStudy::Model;
    const GenerationStudy& study = result.generation;
    for (const int power : studiedPowers)
        addRun(runWith(study, std::pow(10.0, -power)), std::to_string(power), metrics);
    const Run* chosen = runWith(study, result.scenario.precision.generateEps);
    addRun(chosen, "chosen", metrics);
    metrics["generation.kl_chosen_first_20"] = chosen ? klAtStart(*chosen) : nan;
    metrics["generation.kl_chosen_last_20"] = chosen ? klAtEnd(*chosen) : nan;
    metrics["generation.loss"] =
        modelMean(study, [](const Model& m) { return m.losses.empty() ? nan : m.losses.back(); });
    metrics["generation.norm_variance_first"] = modelMean(study, [](const Model& m) { return m.normVariance.front(); });
    metrics["generation.norm_variance_last"] = modelMean(study, [](const Model& m) { return m.normVariance.back(); });
}

} // namespace

std::map<std::string, double> metrics(const PrecisionResult& result) {
    Metrics metrics;
    addGrid(result, metrics);
    addEps(result, metrics);
    addChosen(result, metrics);
    metrics["floor.misfit"] = misfit(result.floor);
    addOverflow(result.overflow, metrics);
    addVariance(result.variance, metrics);
    addGeneration(result, metrics);
    return metrics;
}

} // namespace normscope
