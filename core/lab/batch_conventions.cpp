// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_words.h"
#include "lab/batch_parts.h"
#include "lab/batch_stream.h"

namespace normscope {

namespace {

using Way = ConventionStudy::Way;

// The scenario's momentum as PyTorch tells it, then the same number and the same memory in Keras.
std::vector<Way> waysOf(const NormSettings& settings) {
    const bool pyTorch = settings.convention == MomentumConvention::PyTorch;
    const double number = pyTorch ? settings.momentum : convertMomentum(settings.momentum);
    std::vector<Way> ways;
    const auto add = [&](Text name, MomentumConvention convention, double momentum, bool cumulative) {
        ways.push_back({std::move(name), convention, momentum, cumulative, {}, {}, {}});
    };
    const auto keras = [&](double momentum) {
        add({NORMSCOPE_TEXT("Keras, momentum %1"), {shortNumber(momentum)}}, MomentumConvention::Keras, momentum,
            false);
    };
    add({NORMSCOPE_TEXT("PyTorch, momentum %1"), {shortNumber(number)}}, MomentumConvention::PyTorch, number, false);
    keras(number);
    keras(pyTorch ? convertMomentum(number) : settings.momentum); // to the bit
    add(NORMSCOPE_TEXT("PyTorch, momentum none"), MomentumConvention::PyTorch, number, true);
    return ways;
}

// Tracking is on, whatever the scenario says: it is what is compared.
BatchNorm<double> normOf(const NormSettings& settings, const Way& way, Index features) {
    BatchNorm<double> norm = batchNormOf(settings, features);
    norm.momentum = way.momentum;
    norm.convention = way.convention;
    norm.cumulative = way.cumulative;
    norm.trackRunningStats = true;
    return norm;
}

void follow(const Scenario& scenario, const BatchSignal& signal, Way& way) {
    const Index features = signal.x.cols();
    StreamBatches batches(scenario, signal);
    StreamNorm norm(normOf(scenario.norm, way, features), scenario.batch, features);
    MatrixD first;
    for (Index b = 0; b < scenario.batch.batches; ++b) {
        const StreamBatch batch = batches.next();
        if (b == 0) first = batch.x.topRows(1);
        norm.take(batch);
        const RunningStatistics<double>& running = norm.running();
        way.mean.push_back(running.mean);
        way.var.push_back(running.var);
    }
    if (first.size() == 0) return;
    const MatrixD y = norm.evaluated(first, {true});
    way.evaluated.assign(y.data(), y.data() + y.size());
}

} // namespace

ConventionStudy conventionStudy(const Scenario& scenario, const BatchSignal& signal) {
    ConventionStudy study{waysOf(scenario.norm)};
    for (Way& way : study.ways) follow(scenario, signal, way);
    return study;
}

} // namespace normscope
