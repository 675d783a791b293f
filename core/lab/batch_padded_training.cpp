// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/source.h"
#include "lab/batch_parts.h"
#include "lab/batch_trained.h"
#include "math/largest.h"
#include "train/batch.h"
#include "train/classifier.h"

#include <algorithm>

// Digits as 8 tokens of 8 pixels with zero tokens behind them: SGD with momentum 0.9, lr 0.02.
namespace normscope {

namespace {

using Kind = TrainedCase::Norm;

constexpr Index tokens = 8;

class PaddedLearner {
public:
    PaddedLearner(const Scenario& scenario, const TrainedCase& which, const std::stop_token& stop)
        : m_which(which), m_stop(stop), m_task(paddedTask(which.seed)),
          m_network(trainedPaddedNetwork(scenario, which)), m_gradient(zeroGradient(m_network)),
          m_parameters(parametersOf(m_network, m_gradient)), m_statistics(initialStatistics(m_network)),
          m_state(initialState(paddedOptimizer, m_parameters)),
          m_batch(m_task.train, tokens, which.size, Sampling::Random), m_batches(paddedBatches(which)),
          m_pads(paddedAmounts(which)) {
        const auto used = which.mixedPadding ? std::span<const Index>(padTokens) : std::span(padTokens).first(1);
        for (const Index pads : used) m_works.emplace_back(m_network.shape, which.size, pads);
    }

    TrainedOutcome run() {
        TrainedOutcome outcome;
        Index step = 0;
        while (step < m_which.steps && goesOn() && learn(step)) ++step;
        if (step == m_which.steps) judge(outcome);
        outcome.stopped = !goesOn();
        return outcome;
    }

private:
    bool goesOn() const { return !m_stop.stop_requested(); }

    // False: a norm cannot be computed.
    bool learn(Index step) {
        m_batch.draw(step, m_batches);
        PaddedWork<float>& work = m_works[std::size_t(m_pads.below(std::ssize(m_works)))];
        if (work.forward(m_network, NormMode::Train, m_batch.x(), m_statistics) != NormStatus::Ok) return false;
        work.loss(m_batch.labels());
        setZero(m_parameters);
        work.backward(m_network, m_batch.x(), m_gradient);
        optimize(paddedOptimizer, paddedLr, m_parameters, m_state);
        return true;
    }

    void judge(TrainedOutcome& outcome) {
        outcome.evaluation = testAccuracy(NormMode::Evaluate, 0);
        for (const Index pads : padTokens) outcome.padded.push_back(testAccuracy(NormMode::Train, pads));
        compareLogits(outcome);
    }

    // Of the test samples in batches.
    double testAccuracy(NormMode mode, Index pads) {
        const Samples& test = m_task.test;
        const Index batches = std::ssize(test.labels) / paddedTestBatch;
        PaddedWork<float> work(m_network.shape, paddedTestBatch, pads);
        PaddedStatistics<float> statistics = m_statistics;
        double sum = 0;
        for (Index k = 0; k < batches && goesOn(); ++k) {
            const auto x = test.x.middleRows(k * paddedTestBatch * tokens, paddedTestBatch * tokens);
            if (work.forward(m_network, mode, x, statistics) != NormStatus::Ok) return notThere;
            sum += work.accuracy(
                std::span(test.labels).subspan(std::size_t(k * paddedTestBatch), std::size_t(paddedTestBatch)));
        }
        return sum / double(batches);
    }

    // One batch, padded more and more.
    void compareLogits(TrainedOutcome& outcome) {
        const Index samples = std::min(comparedSamples, std::ssize(m_task.test.labels));
        MatrixF bare;
        for (const Index pads : padTokens) {
            PaddedWork<float> work(m_network.shape, samples, pads);
            PaddedStatistics<float> statistics = m_statistics;
            MatrixF logits = MatrixF::Constant(samples, m_network.shape.classes, float(notThere));
            const auto x = m_task.test.x.topRows(samples * tokens);
            if (work.forward(m_network, NormMode::Train, x, statistics) == NormStatus::Ok) logits = work.logits();
            if (pads == 0) bare = logits;
            outcome.logitChange.push_back(largest(logits.cast<double>() - bare.cast<double>()));
            outcome.logits.emplace_back(logits.row(0).begin(), logits.row(0).end());
        }
    }

    const TrainedCase& m_which;
    const std::stop_token& m_stop;
    TrainingTask m_task;
    PaddedNetwork<float> m_network;
    PaddedGradient<float> m_gradient;
    std::vector<ParameterSpan<float>> m_parameters;
    PaddedStatistics<float> m_statistics;
    OptimizerState<float> m_state;
    std::vector<PaddedWork<float>> m_works; // one an amount of padding
    Batch m_batch;
    Random m_batches, m_pads;
};

} // namespace

TrainingTask paddedTask(std::uint64_t seed) { return makeTask(digits(), tokens, Standardise::Together, seed); }

PaddedNetwork<float> trainedPaddedNetwork(const Scenario& scenario, const TrainedCase& which) {
    const PaddedShape shape{.tokens = tokens, .inputs = 64 / tokens, .width = 64, .classes = 10};
    Random random(which.seed, batchRandom::PaddedWeights);
    return paddedNetwork<float>(shape, trainedNorm<float>(scenario, which, shape.width),
                                which.norm == Kind::MaskedBatch, random);
}

Random paddedBatches(const TrainedCase& which) { return Random(which.seed, batchRandom::Rows); }
Random paddedAmounts(const TrainedCase& which) { return Random(which.seed, batchRandom::Pads); }

TrainedOutcome trainPadded(const Scenario& scenario, const TrainedCase& which, const std::stop_token& stop) {
    return PaddedLearner(scenario, which, stop).run();
}

} // namespace normscope
