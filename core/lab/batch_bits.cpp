// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch.h"
#include "lab/bits_hash.h"

#include <span>

namespace normscope {

namespace {

void addAll(BitsHash& hash, std::span<const double> values) {
    for (const double value : values) hash.add(value);
}

void addMatrix(BitsHash& hash, const MatrixD& values) { addAll(hash, {values.data(), std::size_t(values.size())}); }

void addStream(BitsHash& hash, const BatchStreamStudy& stream) {
    addAll(hash, stream.populationMean);
    addAll(hash, stream.populationVar);
    for (const StreamStep& step : stream.steps) {
        for (const auto* values :
             {&step.mean, &step.var, &step.running.mean, &step.running.var, &step.sampleMean, &step.sampleSd})
            addAll(hash, *values);
        for (const double value : {step.gap, double(step.real), double(step.status)}) hash.add(value);
    }
}

void addStudies(BitsHash& hash, const BatchResult& result) {
    for (const LawPoint& p : result.law)
        for (const double value : {p.meanError, p.varError, p.varBias}) hash.add(value);
    const PerturbationStudy& perturbed = result.perturbation;
    for (const MatrixD* change : {&perturbed.layer, &perturbed.batch, &perturbed.evaluation}) addMatrix(hash, *change);
    addAll(hash, perturbed.rmsBySize);
    for (const PaddingPoint& p : result.padding)
        for (const double value : {p.share, p.mean, p.var, p.realMean, p.realRms, p.layerChange, p.maskedChange})
            hash.add(value);
    for (const ConventionStudy::Way& way : result.conventions.ways) {
        for (const auto* running : {&way.mean, &way.var})
            for (const std::vector<double>& values : *running) addAll(hash, values);
        addAll(hash, way.evaluated);
    }
}

void addOutcome(BitsHash& hash, const TrainedOutcome& outcome) {
    for (const double value : {outcome.evaluation, outcome.batch, outcome.oneClass}) hash.add(value);
    for (const auto* values : {&outcome.padded, &outcome.logitChange, &outcome.lagEvaluation, &outcome.lagBatch})
        addAll(hash, *values);
    for (const auto& logits : outcome.logits) addAll(hash, logits);
}

} // namespace

std::string bitsCode(const BatchResult& result) {
    BitsHash hash;
    addStream(hash, result.stream);
    addStudies(hash, result);
    for (const auto& [which, outcome] : result.trained) addOutcome(hash, outcome);
    return hash.code();
}

} // namespace normscope
