// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/source.h"
#include "lab/batch_draws.h"
#include "lab/batch_parts.h"
#include "lab/batch_trained.h"
#include "train/evaluator.h"

#include <algorithm>
#include <cmath>
#include <memory>

// The MLPs of the Batch page: inputs-64-64-classes with the norm before each ReLU, PyTorch's initialisation, SGD with
// momentum 0.9.
namespace normscope {

namespace {

using Study = TrainedCase::Study;

constexpr double usualLr = 0.05, scaledUpTo = 32; // samples

double lrOf(const BatchSettings& settings, const TrainedCase& which) {
    if (which.study != Study::Accuracy) return usualLr;
    return settings.lr * (settings.scaleLr ? std::min(1.0, double(which.size) / scaledUpTo) : 1);
}

// One network while it learns, and how it is judged.
class Learner {
public:
    Learner(const Scenario& scenario, const TrainedCase& which, std::stop_token stop)
        : m_which(which), m_task(trainedTask(scenario.batch.data, which.seed)),
          m_trainer(trainedSettings(scenario, which), m_task), m_stop(std::move(stop)) {}

    TrainedOutcome run() {
        TrainedOutcome outcome;
        while (!m_trainer.ended() && m_trainer.step(m_stop))
            if (m_which.study == Study::Lag) addLag(outcome);
        if (m_trainer.ended()) judge(outcome);
        outcome.stopped = m_stop.stop_requested();
        return outcome;
    }

private:
    void judge(TrainedOutcome& outcome) {
        const auto& test = m_trainer.record().test;
        if (!test) return; // a norm could not be computed
        outcome.evaluation = test->accuracy;
        if (m_which.study == Study::Composition)
            judgeCompositions(outcome);
        else
            (m_which.study == Study::OneClass ? outcome.oneClass : outcome.batch) = test->batchAccuracy;
    }

    void addLag(TrainedOutcome& outcome) {
        if (std::ranges::find(lagSteps, m_trainer.steps()) == std::end(lagSteps)) return;
        Evaluator evaluator(m_trainer.model(), *m_task, m_which.size, Sampling::Random, m_which.seed);
        const auto found = evaluator.measure(m_trainer.model(), m_trainer.state().statistics, m_stop);
        if (!found) return;
        outcome.lagSteps.push_back(double(m_trainer.steps()));
        outcome.lagEvaluation.push_back(found->accuracy);
        outcome.lagBatch.push_back(found->batchAccuracy);
    }

    // Mean accuracies over random test batches and over all samples of each class in turn, each batch judged by its own
    // statistics; LayerNorm, which has no others, by those of each sample.
    void judgeCompositions(TrainedOutcome& outcome) {
        double mixed = 0, ofOneClass = 0;
        for (const std::vector<Index>& rows : compositionRows(std::ssize(m_task->test.labels), m_which.seed)) {
            if (m_stop.stop_requested()) break;
            mixed += accuracyOf(rows) / double(compositionBatches);
        }
        for (int c = 0; c < m_task->classes && !m_stop.stop_requested(); ++c)
            ofOneClass += accuracyOf(samplesOf(c)) / double(m_task->classes);
        outcome.batch = mixed;
        outcome.oneClass = ofOneClass;
    }

    std::vector<Index> samplesOf(int label) const {
        std::vector<Index> samples;
        for (std::size_t i = 0; i < m_task->test.labels.size(); ++i)
            if (m_task->test.labels[i] == label) samples.push_back(Index(i));
        return samples;
    }

    // Of these test samples as one batch.
    double accuracyOf(std::span<const Index> samples) const {
        MatrixF x(std::ssize(samples), m_task->inputs);
        std::vector<int> labels;
        for (const Index sample : samples) {
            x.row(std::ssize(labels)) = m_task->test.x.row(sample);
            labels.push_back(m_task->test.labels[std::size_t(sample)]);
        }
        ClassifierWorkspace<float> work(m_trainer.model(), x.rows());
        StackStatistics<float> statistics = m_trainer.state().statistics;
        Random unused(0);
        work.forward(m_trainer.model(), NormMode::Train, x, statistics, unused);
        return double(work.correct(labels)) / double(labels.size());
    }

    const TrainedCase& m_which;
    std::shared_ptr<const TrainingTask> m_task;
    Trainer m_trainer;
    std::stop_token m_stop;
};

} // namespace

std::shared_ptr<const TrainingTask> trainedTask(StreamData data, std::uint64_t seed) {
    const auto standardise = data == StreamData::Wine ? Standardise::PerFeature : Standardise::Together;
    return std::make_shared<const TrainingTask>(makeTask(tableOf(data), 1, standardise, seed));
}

TrainerSettings trainedSettings(const Scenario& scenario, const TrainedCase& which) {
    TrainerSettings settings;
    settings.stack = {.block = BlockKind::Plain, .layers = 1, .width = firstLayerUnits, .activation = Activation::Relu};
    settings.stack.initialisation = Initialisation::TorchDefault;
    settings.norms.placement = Placement::Pre;
    settings.norms.norm = trainedNorm<float>(scenario, which, firstLayerUnits);
    settings.optimizer.kind = OptimizerKind::Momentum;
    settings.schedule.lr = lrOf(scenario.batch, which);
    settings.batch = which.size;
    settings.sampling = which.study == Study::OneClass ? Sampling::OneClass : Sampling::Random;
    settings.steps = which.steps;
    settings.seed = which.seed;
    return settings;
}

TrainedOutcome trainCase(const Scenario& scenario, const TrainedCase& which, std::stop_token stop) {
    if (which.study == Study::Padding) return trainPadded(scenario, which, stop);
    return Learner(scenario, which, std::move(stop)).run();
}

} // namespace normscope
