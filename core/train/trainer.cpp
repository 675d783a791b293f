// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/trainer.h"

#include "train/layer_totals.h"

#include <cmath>

namespace normscope {

namespace {

enum Stream : std::uint64_t { WeightStream = 1, BatchStream, DropoutStream, EmbeddingStream, HeadStream };

// The samples of a step, copied together.
struct Batch {
    MatrixF x;
    std::vector<int> labels;

    Batch(Index samples, const TrainingTask& task)
        : x(samples * task.tokens, task.inputs), labels(std::size_t(samples)) {}

    void draw(const TrainingTask& task, Random& random) {
        for (std::size_t s = 0; s < labels.size(); ++s) {
            const Index chosen = random.below(std::ssize(task.train.labels));
            x.middleRows(Index(s) * task.tokens, task.tokens) =
                task.train.x.middleRows(chosen * task.tokens, task.tokens);
            labels[s] = task.train.labels[std::size_t(chosen)];
        }
    }
};

class Run {
public:
    Run(const TrainerSettings& settings, const TrainingTask& task)
        : m_settings(settings), m_task(task), m_model(initialClassifier(settings, task)),
          m_gradient(zeroGradient(m_model)), m_parameters(parametersOf(m_model, m_gradient)),
          m_statistics(initialStatistics(m_model.stack)), m_state(initialState(settings.optimizer, m_parameters)),
          m_work(m_model, settings.batch), m_batch(settings.batch, task),
          m_totals(settings.stack.layers, stepsOf(settings.stack.block)), m_batches(settings.seed, BatchStream),
          m_dropout(settings.seed, DropoutStream) {
        m_settings.schedule.steps = settings.steps;
        m_record.layerRms.resize(std::size_t(settings.stack.layers) + 1);
    }

    TrainingOutcome go(std::stop_token stop, const std::function<void(const StepRecord&)>& onStep) {
        TrainingOutcome outcome;
        while (outcome.steps < m_settings.steps && !stop.stop_requested() && !outcome.divergence) {
            outcome.divergence = step(outcome.steps);
            if (m_status != NormStatus::Ok) return {TrainingEnd::Impossible, outcome.steps, {}, m_status};
            ++outcome.steps;
            if (onStep) onStep(m_record);
        }
        if (outcome.divergence)
            outcome.end = TrainingEnd::Diverged;
        else if (outcome.steps < m_settings.steps)
            outcome.end = TrainingEnd::Stopped;
        std::tie(outcome.testLoss, outcome.testAccuracy) = evaluate();
        return outcome;
    }

private:
    // One step; where it went wrong, if it did. After that nothing is updated.
    std::optional<Divergence> step(Index number) {
        m_batch.draw(m_task, m_batches);
        m_record.step = number;
        m_record.testLoss = m_record.testAccuracy = {};
        m_status = m_work.forward(m_model, NormMode::Train, m_batch.x, m_statistics, m_dropout).status;
        if (m_status != NormStatus::Ok) return {};
        m_record.loss = m_work.loss(m_batch.labels);
        m_record.accuracy = double(m_work.correct(m_batch.labels)) / double(m_settings.batch);
        measureStream();
        if (const auto fault = forwardFault(number)) return fault;
        backward();
        if (!std::isfinite(m_record.gradientNorm))
            return Divergence{Divergence::Tensor::Gradient, number, m_totals.lastFault()};
        update(number);
        if (!std::isfinite(m_totals.weightNorm(m_parameters)))
            return Divergence{Divergence::Tensor::Weight, number, m_totals.lastFault()};
        const Index every = m_settings.evaluateEvery;
        if (every > 0 && (number + 1) % every == 0)
            std::tie(m_record.testLoss.emplace(), m_record.testAccuracy.emplace()) = evaluate();
        return {};
    }

    void measureStream() {
        const Index steps = stepsOf(m_settings.stack.block);
        for (std::size_t layer = 0; layer < m_record.layerRms.size(); ++layer) {
            const auto stream = m_work.stack().stream(Index(layer) * steps);
            m_record.layerRms[layer] = std::sqrt(double(stream.squaredNorm()) / double(stream.size()));
        }
    }

    std::optional<Divergence> forwardFault(Index number) const {
        for (std::size_t layer = 0; layer < m_record.layerRms.size(); ++layer)
            if (!std::isfinite(m_record.layerRms[layer]))
                return Divergence{Divergence::Tensor::Stream, number, Index(layer)};
        if (!std::isfinite(m_record.loss)) return Divergence{Divergence::Tensor::Loss, number, 0};
        return {};
    }

    void backward() {
        setZero(m_parameters);
        m_work.backward(m_model, NormMode::Train, m_batch.x, m_gradient);
        m_record.layerGradient = m_totals.gradients(m_parameters);
        m_record.gradientNorm = globalNorm(m_parameters);
        m_record.clipFactor =
            m_settings.clip > 0 ? clipGlobalNorm(m_parameters, m_record.gradientNorm, m_settings.clip) : 1;
    }

    void update(Index number) {
        m_record.learningRate = learningRate(m_settings.schedule, number);
        m_totals.remember(m_parameters);
        optimize(m_settings.optimizer, m_record.learningRate, m_parameters, m_state);
        m_record.layerUpdate = m_totals.updates(m_parameters);
    }

    // Loss and accuracy on the test samples, by running statistics.
    std::pair<double, double> evaluate() {
        const Samples& test = m_task.test;
        if (!m_evaluation) m_evaluation.emplace(m_model, std::ssize(test.labels));
        Random unused(0);
        m_evaluation->forward(m_model, NormMode::Evaluate, test.x, m_statistics, unused);
        const double loss = m_evaluation->loss(test.labels);
        return {loss, double(m_evaluation->correct(test.labels)) / double(test.labels.size())};
    }

    TrainerSettings m_settings;
    const TrainingTask& m_task;
    Classifier<float> m_model;
    ClassifierGradient<float> m_gradient;
    std::vector<ParameterSpan<float>> m_parameters;
    StackStatistics<float> m_statistics;
    OptimizerState<float> m_state;
    ClassifierWorkspace<float> m_work;
    std::optional<ClassifierWorkspace<float>> m_evaluation;
    Batch m_batch;
    LayerTotals m_totals;
    Random m_batches, m_dropout;
    StepRecord m_record;
    NormStatus m_status = NormStatus::Ok;
};

} // namespace

Classifier<float> initialClassifier(const TrainerSettings& settings, const TrainingTask& task) {
    StackSettings stack = settings.stack;
    stack.tokens = task.tokens;
    Random weights(settings.seed, WeightStream), embedding(settings.seed, EmbeddingStream),
        head(settings.seed, HeadStream);
    Classifier<float> model;
    model.tokens = task.tokens;
    model.embedding = zeroLinear<float>(task.inputs, stack.width, true);
    initialise(model.embedding, {.kind = Initialisation::XavierNormal}, embedding);
    model.positions.resize(task.tokens, stack.width);
    for (float& p : std::span(model.positions.data(), std::size_t(model.positions.size())))
        p = float(0.5 * embedding.normal());
    model.stack = buildStack(stack, settings.norms, drawBlocks<float>(stack, weights));
    model.head = zeroLinear<float>(stack.width, task.classes, true);
    initialise(model.head, {}, head);
    return model;
}

TrainingOutcome train(const TrainerSettings& settings, const TrainingTask& task, std::stop_token stop,
                      const std::function<void(const StepRecord&)>& onStep) {
    return Run(settings, task).go(std::move(stop), onStep);
}

} // namespace normscope
