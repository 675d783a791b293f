// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/training_support.h"

#include "lab/batch.h"

#include <cmath>

// Results of streams and trainings that never took place, with known numbers.
namespace normscope::test {

inline Scenario batchScenario(BatchView view = BatchView::Law) {
    Scenario scenario;
    scenario.page = Page::Batch;
    scenario.batch.batches = 10;
    scenario.batch.size = 8;
    scenario.batch.feature = 1;
    scenario.batch.seeds = 2;
    scenario.batch.view = view;
    return scenario;
}

// Two features with means −1 and 0.5 and variances 0.25 and 4; batch means jump by 0.1 around the first.
inline StreamStep knownStep(const Scenario& scenario, Index batch, const RunningStatistics<double>& before) {
    StreamStep step;
    step.mean = {-1 + (batch % 2 == 1 ? 0.1 : -0.1), 0.5};
    step.var = {0.2, 3};
    step.running = before;
    ++step.running.batches;
    for (std::size_t k = 0; k < 2; ++k) {
        step.running.mean[k] = 0.9 * before.mean[k] + 0.1 * step.mean[k];
        step.running.var[k] = 0.9 * before.var[k] + 0.1 * step.var[k] * 8 / 7;
    }
    step.real = scenario.batch.size;
    for (Index sample = 0; sample < step.real; ++sample) {
        step.sampleMean.push_back(0.1 * double(sample));
        step.sampleSd.push_back(1);
    }
    step.gap = 1 / double(batch);
    return step;
}

inline BatchStreamStudy knownStream(const Scenario& scenario) {
    BatchStreamStudy stream{.features = 2, .populationMean = {-1, 0.5}, .populationVar = {0.25, 4}, .steps = {}};
    RunningStatistics<double> running{.mean = {0, 0}, .var = {1, 1}, .batches = 0};
    for (Index batch = 1; batch <= scenario.batch.batches; ++batch) {
        stream.steps.push_back(knownStep(scenario, batch, running));
        running = stream.steps.back().running;
    }
    return stream;
}

// 2 % above the law of the mean, 5 % below the Gaussian one of the variance.
inline std::vector<LawPoint> knownLaw() {
    std::vector<LawPoint> law;
    for (const Index size : lawSizes) {
        const auto n = double(size);
        law.push_back({size, 1.02 / std::sqrt(n), 0.95 * std::sqrt(2 * (n - 1)) / n, (n - 1) / n});
    }
    return law;
}

// Three samples, two features: only BatchNorm on batch statistics lets the others feel it.
inline PerturbationStudy knownPerturbation() {
    PerturbationStudy study;
    study.layer = study.evaluation = study.batch = MatrixD::Zero(3, 2);
    study.layer.row(0).setConstant(2);
    study.evaluation.row(0).setConstant(3);
    study.batch << 4, 4, 0.5, 0, 1.11, 0.25;
    for (const Index size : lawSizes) study.rmsBySize.push_back(1 / std::sqrt(double(size)));
    return study;
}

inline std::vector<PaddingPoint> knownPadding() {
    std::vector<PaddingPoint> points;
    for (const double p : {0.0, 0.5, 0.75}) {
        PaddingPoint point{.share = p};
        point.mean = point.meanTheory = 1 - p;
        point.var = point.varTheory = (1 - p) * (1 + p);
        point.realMean = p;
        point.realRms = 1 + p;
        points.push_back(point);
    }
    return points;
}

inline ConventionStudy knownConventions(const Scenario& scenario) {
    ConventionStudy study;
    const auto add = [&](const char* name, MomentumConvention convention, double momentum, bool cumulative) {
        study.ways.push_back({name, convention, momentum, cumulative, {}, {}, {}});
    };
    add("PyTorch, momentum 0.1", MomentumConvention::PyTorch, 0.1, false);
    add("Keras, momentum 0.1", MomentumConvention::Keras, 0.1, false);
    add("Keras, momentum 0.9", MomentumConvention::Keras, 0.9, false);
    add("PyTorch, momentum none", MomentumConvention::PyTorch, 0.1, true);
    for (std::size_t k = 0; k < study.ways.size(); ++k) {
        const double differs = k % 2 == 0 ? 0 : double(k);
        for (Index batch = 1; batch <= scenario.batch.batches; ++batch) {
            study.ways[k].mean.push_back({-0.1 * double(batch) - differs, 7});
            study.ways[k].var.push_back({k == 2 ? 0.175 : 0.2, 7});
        }
        study.ways[k].evaluated = {double(k), 7};
    }
    return study;
}

// Everything but trainings, of which four are planned.
inline BatchResult knownBatches(const Scenario& scenario) {
    BatchResult result;
    result.scenario = scenario;
    result.stream = knownStream(scenario);
    result.law = knownLaw();
    result.perturbation = knownPerturbation();
    result.padding = knownPadding();
    result.conventions = knownConventions(scenario);
    result.planned = 4;
    return result;
}

inline TrainedOutcome judged(double evaluation, double batch = notThere, double oneClass = notThere) {
    TrainedOutcome outcome;
    outcome.evaluation = evaluation;
    outcome.batch = batch;
    outcome.oneClass = oneClass;
    return outcome;
}

inline void setTrained(BatchResult& result, const TrainedCase& which, const TrainedOutcome& outcome) {
    result.trained.insert_or_assign(which, outcome);
    result.done = std::min<Index>(std::ssize(result.trained), result.planned);
}

// One seed of BatchNorm and of LayerNorm at each size: running statistics lose from the batch's by `gap`.
inline void trainAccuracies(BatchResult& result, double gap) {
    result.planned = 2 * Index(std::size(accuracySizes));
    for (const Index size : accuracySizes) {
        const double running = size == 2 ? 0.62 : 0.98;
        setTrained(result, {.size = size}, judged(running, running - gap / double(size)));
        setTrained(result, {.norm = TrainedCase::Norm::Layer, .size = size}, judged(0.92));
    }
}

// From this batch on the first feature's running statistics are NaN.
inline void poison(BatchResult& result, Index batch) {
    result.scenario.batch.events.push_back({StreamEvent::Kind::Poison, batch});
    result.stream.steps[std::size_t(batch) - 1].poisoned = true;
    result.stream.steps[std::size_t(batch) - 1].mean[0] = notThere;
    for (auto step = result.stream.steps.begin() + batch - 1; step != result.stream.steps.end(); ++step)
        step->running.mean[0] = step->running.var[0] = notThere;
}

inline BatchLook batchAt(double frame = 0) {
    BatchLook look;
    look.frame = frame;
    return look;
}

inline constexpr BatchView batchViews[] = {BatchView::Law,          BatchView::Accuracy,    BatchView::Gap,
                                           BatchView::Perturbation, BatchView::Composition, BatchView::Padding,
                                           BatchView::Conventions};

} // namespace normscope::test
