// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_parts.h"
#include "lab/batch_stream.h"
#include "math/moments.h"

#include <cmath>

namespace normscope {

namespace {

void addSamples(const StreamBatch& batch, StreamStep& step) {
    for (Index i = 0; i < batch.real; ++i) {
        const Moments sample = moments(batch.x.row(i));
        step.sampleMean.push_back(sample.mean);
        step.sampleSd.push_back(std::sqrt(sample.var));
    }
}

double gapOf(const StreamNorm& norm, const StreamBatch& batch) {
    const MatrixD evaluated = norm.evaluated(batch.x, batch.mask);
    const MatrixD difference = (norm.output() - evaluated).topRows(batch.real);
    return std::sqrt(difference.squaredNorm() / double(difference.size()));
}

StreamStep stepOf(StreamNorm& norm, const StreamBatch& batch) {
    StreamStep step;
    step.real = batch.real;
    step.poisoned = batch.poisoned;
    addSamples(batch, step);
    step.status = norm.take(batch);
    step.running = norm.running();
    step.mean.assign(std::size_t(batch.x.cols()), notThere);
    step.var = step.mean;
    if (step.status != NormStatus::Ok) return step;
    for (std::size_t j = 0; j < step.mean.size(); ++j) step.mean[j] = norm.cache().mean[j] + norm.cache().meanLow[j];
    step.var = norm.cache().var;
    step.gap = gapOf(norm, batch);
    return step;
}

} // namespace

BatchStreamStudy streamStudy(const Scenario& scenario, const BatchSignal& signal) {
    BatchStreamStudy study{signal.x.cols(), signal.mean, signal.var, {}};
    StreamBatches batches(scenario, signal);
    StreamNorm norm(batchNormOf(scenario.norm, study.features), scenario.batch, study.features);
    for (Index b = 0; b < scenario.batch.batches; ++b) study.steps.push_back(stepOf(norm, batches.next()));
    return study;
}

} // namespace normscope
