// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_parts.h"
#include "lab/batch_seeds.h"
#include "math/largest.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

using Metrics = std::map<std::string, double>;
using Study = TrainedCase::Study;
using Kind = TrainedCase::Norm;

constexpr double percentOf[] = {0, 0.5, 0.75, 0.875}; // shares of padding that have metrics

std::string named(const std::string& name, Index number) { return name + "_" + std::to_string(number); }

double at(const std::vector<double>& values, std::size_t place) {
    return place < values.size() ? values[place] : notThere;
}

std::size_t chosenFeature(const BatchResult& result) {
    return std::size_t(std::clamp<Index>(result.scenario.batch.feature, 1, result.stream.features) - 1);
}

// Over the seeds that have the value, as in the plots; NaN without any.
double meanOver(const BatchResult& result, const TrainedKind& kind, const OutcomeValue& value) {
    return overSeeds(result, kind, value).mean;
}

double evaluation(const TrainedOutcome& outcome) { return outcome.evaluation; }
double ownBatch(const TrainedOutcome& outcome) { return outcome.batch; }
double ofOneClass(const TrainedOutcome& outcome) { return outcome.oneClass; }

void addStream(const BatchResult& result, Metrics& metrics) {
    const BatchStreamStudy& stream = result.stream;
    double meanError = notThere, varError = notThere, gap = notThere;
    const auto refused =
        std::ranges::count_if(stream.steps, [](const StreamStep& step) { return step.status != NormStatus::Ok; });
    if (!stream.steps.empty()) {
        const std::size_t j = chosenFeature(result);
        const StreamStep& last = stream.steps.back();
        meanError = std::abs(last.running.mean[j] - stream.populationMean[j]) / std::sqrt(stream.populationVar[j]);
        varError = std::abs(last.running.var[j] - stream.populationVar[j]) / stream.populationVar[j];
        gap = last.gap;
    }
    metrics["stream.mean_error"] = meanError;
    metrics["stream.var_error"] = varError;
    metrics["stream.gap"] = gap;
    metrics["stream.refused"] = double(refused);
}

void addLaw(const BatchResult& result, Metrics& metrics) {
    double misfit = 0;
    for (const LawPoint& point : result.law) {
        metrics[named("law.mean", point.size)] = point.meanError;
        metrics[named("law.var", point.size)] = point.varError;
        metrics[named("law.bias", point.size)] = point.varBias;
        misfit = greater(misfit, std::abs(point.meanError * std::sqrt(double(point.size)) - 1));
    }
    metrics["law.mean_misfit"] = misfit;
}

void addPerturbation(const BatchResult& result, Metrics& metrics) {
    metrics["perturb.layer_max"] = result.perturbation.layerMax;
    metrics["perturb.evaluation_max"] = result.perturbation.evaluationMax;
    for (std::size_t k = 0; k < std::size(lawSizes); ++k)
        metrics[named("perturb.batch_rms", lawSizes[k])] = at(result.perturbation.rmsBySize, k);
}

void addPadding(const BatchResult& result, Metrics& metrics) {
    double layer = 0, masked = 0;
    for (const PaddingPoint& point : result.padding) {
        layer = greater(layer, point.layerChange);
        masked = greater(masked, point.maskedChange);
        if (std::ranges::find(percentOf, point.share) == std::end(percentOf)) continue;
        const auto percent = Index(100 * point.share);
        metrics[named("padding.mean", percent)] = point.mean;
        metrics[named("padding.var", percent)] = point.var;
        metrics[named("padding.real_mean", percent)] = point.realMean;
        metrics[named("padding.real_rms", percent)] = point.realRms;
    }
    metrics["padding.layer_change"] = layer;
    metrics["padding.masked_change"] = masked;
}

void addAccuracy(const BatchResult& result, Metrics& metrics) {
    for (const Index size : accuracySizes) {
        const TrainedKind batch{.size = size}, layer{.norm = Kind::Layer, .size = size};
        metrics[named("accuracy.batch", size)] = meanOver(result, batch, ownBatch);
        metrics[named("accuracy.running", size)] = meanOver(result, batch, evaluation);
        metrics[named("accuracy.layer", size)] = meanOver(result, layer, evaluation);
        metrics[named("accuracy.gap", size)] =
            meanOver(result, batch, [](const TrainedOutcome& o) { return o.batch - o.evaluation; });
    }
}

void addLag(const BatchResult& result, const std::string& speed, double momentum, Metrics& metrics) {
    const TrainedKind kind{.study = Study::Lag, .momentum = momentum};
    for (std::size_t k = 0; k < std::size(lagSteps); ++k) {
        metrics[named("lag." + speed + "running", lagSteps[k])] =
            meanOver(result, kind, entryOf(&TrainedOutcome::lagEvaluation, k));
        metrics[named("lag." + speed + "batch", lagSteps[k])] =
            meanOver(result, kind, entryOf(&TrainedOutcome::lagBatch, k));
    }
}

void addComposition(const BatchResult& result, Metrics& metrics) {
    const TrainedKind batch{.study = Study::Composition}, layer{.study = Study::Composition, .norm = Kind::Layer};
    const TrainedKind alone{.study = Study::OneClass}, aloneLayer{.study = Study::OneClass, .norm = Kind::Layer};
    metrics["composition.running"] = meanOver(result, batch, evaluation);
    metrics["composition.batch"] = meanOver(result, batch, ownBatch);
    metrics["composition.one_class"] = meanOver(result, batch, ofOneClass);
    metrics["composition.layer"] = meanOver(result, layer, evaluation);
    metrics["composition.layer_batch"] = meanOver(result, layer, ownBatch);
    metrics["composition.layer_one_class"] = meanOver(result, layer, ofOneClass);
    metrics["composition.trained_one_class"] = meanOver(result, alone, evaluation);
    metrics["composition.trained_one_class_layer"] = meanOver(result, aloneLayer, evaluation);
}

void addPadded(const BatchResult& result, bool mixed, const std::string& name, Kind norm, Metrics& metrics) {
    const std::string prefix = mixed ? "padded.mixed_" : "padded.";
    const TrainedKind kind{.study = Study::Padding, .norm = norm, .mixedPadding = mixed};
    metrics[prefix + name + "_running"] = meanOver(result, kind, evaluation);
    for (std::size_t k = 0; k < std::size(padTokens); ++k) {
        metrics[named(prefix + name, padTokens[k])] = meanOver(result, kind, entryOf(&TrainedOutcome::padded, k));
        metrics[named(prefix + "logit_" + name, padTokens[k])] =
            meanOver(result, kind, entryOf(&TrainedOutcome::logitChange, k));
    }
}

void addConventions(const BatchResult& result, Metrics& metrics) {
    const auto& ways = result.conventions.ways;
    const auto last = [&](const std::vector<std::vector<double>>& values) {
        return values.empty() ? notThere : values.back()[chosenFeature(result)];
    };
    for (std::size_t k = 0; k < ways.size(); ++k) {
        metrics[named("conventions.mean", Index(k) + 1)] = last(ways[k].mean);
        metrics[named("conventions.var", Index(k) + 1)] = last(ways[k].var);
    }
}

} // namespace

std::map<std::string, double> metrics(const BatchResult& result) {
    Metrics metrics;
    addStream(result, metrics);
    addLaw(result, metrics);
    addPerturbation(result, metrics);
    addPadding(result, metrics);
    addAccuracy(result, metrics);
    addLag(result, "", 0.1, metrics);
    addLag(result, "slow_", 0.01, metrics);
    addComposition(result, metrics);
    for (const bool mixed : {false, true}) {
        addPadded(result, mixed, "batch", Kind::Batch, metrics);
        addPadded(result, mixed, "masked", Kind::MaskedBatch, metrics);
        addPadded(result, mixed, "layer", Kind::Layer, metrics);
    }
    addConventions(result, metrics);
    return metrics;
}

} // namespace normscope
