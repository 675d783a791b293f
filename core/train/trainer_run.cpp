// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/trainer_run.h"

#include "train/step_summary.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

namespace {

enum Stream : std::uint64_t { BatchStream = 2, DropoutStream = 3 };

} // namespace

Trainer::Run::Run(const TrainerSettings& settings, std::shared_ptr<const TrainingTask> task)
    : m_settings(settings), m_task(std::move(task)), m_model(initialClassifier(settings, *m_task)),
      m_gradient(zeroGradient(m_model)), m_parameters(parametersOf(m_model, m_gradient)),
      m_statistics(initialStatistics(m_model.stack)), m_state(initialState(settings.optimizer, m_parameters)),
      m_work(m_model, settings.batch), m_batch(m_task->train, m_task->tokens, settings.batch, settings.sampling),
      m_totals(settings.stack.layers, stepsOf(settings.stack.block)), m_batches(settings.seed, BatchStream),
      m_dropout(settings.seed, DropoutStream), m_statisticsBefore(m_statistics), m_batchesBefore(m_batches),
      m_dropoutBefore(m_dropout) {
    m_settings.schedule.steps = settings.steps;
    m_record.layerRms.resize(std::size_t(settings.stack.layers) + 1);
}

bool Trainer::Run::step(const std::stop_token& stop) {
    if (m_evaluating) return finish(stop);
    keep();
    const bool whole = forward(stop) && (ended() || backward(stop));
    if (!whole) {
        giveBack();
        return false;
    }
    if (m_outcome.end == TrainingEnd::Impossible) return true;
    if (!ended()) update();
    ++m_outcome.steps;
    m_evaluating = isTimeToEvaluate();
    return finish(stop);
}

void Trainer::Run::keep() {
    m_statisticsBefore = m_statistics;
    m_batchesBefore = m_batches;
    m_dropoutBefore = m_dropout;
}

void Trainer::Run::giveBack() {
    m_statistics = m_statisticsBefore;
    m_batches = m_batchesBefore;
    m_dropout = m_dropoutBefore;
}

// False: stopped. A fault ends the run.
bool Trainer::Run::forward(const std::stop_token& stop) {
    m_record.step = m_outcome.steps;
    forget();
    m_batch.draw(m_outcome.steps, m_batches);
    const auto goOn = [&stop](Index) { return !stop.stop_requested(); };
    m_outcome.status = m_work.forward(m_model, NormMode::Train, m_batch.x(), m_statistics, m_dropout, goOn).status;
    if (stop.stop_requested()) return false;
    if (m_outcome.status != NormStatus::Ok) {
        m_outcome.end = TrainingEnd::Impossible;
        return true;
    }
    m_record.loss = m_work.loss(m_batch.labels());
    m_record.accuracy = double(m_work.correct(m_batch.labels())) / double(m_batch.size());
    m_record.share = shareBetweenRows(m_work.pooled(), m_mean);
    m_record.running = runningSummary(m_statistics);
    measureStream();
    if (const auto fault = forwardFault()) diverge(fault->tensor, fault->layer);
    return true;
}

// What a step that ends early does not come to know is not that of the step before.
void Trainer::Run::forget() {
    constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
    m_record.test.reset();
    m_record.learningRate = learningRate(m_settings.schedule, m_record.step);
    m_record.gradientNorm = m_record.updateRatio = unknown;
    m_record.clipFactor = 1;
    std::ranges::fill(m_record.layerGradient, unknown);
    std::ranges::fill(m_record.layerUpdate, unknown);
}

void Trainer::Run::measureStream() {
    const Index steps = stepsOf(m_settings.stack.block);
    for (std::size_t layer = 0; layer < m_record.layerRms.size(); ++layer) {
        const auto stream = m_work.stack().stream(Index(layer) * steps);
        m_record.layerRms[layer] = std::sqrt(double(stream.squaredNorm()) / double(stream.size()));
    }
}

std::optional<Divergence> Trainer::Run::forwardFault() const {
    for (std::size_t layer = 0; layer < m_record.layerRms.size(); ++layer)
        if (!std::isfinite(m_record.layerRms[layer]))
            return Divergence{Divergence::Tensor::Stream, m_record.step, Index(layer)};
    if (!std::isfinite(m_record.loss)) return Divergence{Divergence::Tensor::Loss, m_record.step, 0};
    return {};
}

void Trainer::Run::diverge(Divergence::Tensor tensor, Index layer) {
    m_outcome.end = TrainingEnd::Diverged;
    m_outcome.divergence = Divergence{tensor, m_record.step, layer};
}

bool Trainer::Run::backward(const std::stop_token& stop) {
    setZero(m_parameters);
    m_work.backward(m_model, NormMode::Train, m_batch.x(), m_gradient,
                    [&stop](Index, const auto&) { return !stop.stop_requested(); });
    if (stop.stop_requested()) return false;
    m_totals.gradients(m_parameters, m_record.layerGradient);
    m_record.gradientNorm = globalNorm(m_parameters);
    m_record.clipFactor =
        m_settings.clip > 0 ? clipGlobalNorm(m_parameters, m_record.gradientNorm, m_settings.clip) : 1;
    if (!std::isfinite(m_record.gradientNorm)) diverge(Divergence::Tensor::Gradient, m_totals.lastFault());
    return true;
}

void Trainer::Run::update() {
    m_totals.remember(m_parameters);
    optimize(m_settings.optimizer, m_record.learningRate, m_parameters, m_state);
    m_totals.updates(m_parameters, m_record.layerUpdate);
    m_record.updateRatio = medianOf(m_record.layerUpdate, m_sorted);
    m_record.affine = affineSummary(m_parameters);
    if (!std::isfinite(m_totals.weightNorm(m_parameters))) diverge(Divergence::Tensor::Weight, m_totals.lastFault());
}

bool Trainer::Run::isTimeToEvaluate() const {
    const Index every = m_settings.evaluateEvery;
    return ended() || m_outcome.steps == m_settings.steps || (every > 0 && m_outcome.steps % every == 0);
}

// False: stopped; what is done of the step stays done.
bool Trainer::Run::finish(const std::stop_token& stop) {
    if (m_evaluating) {
        m_record.test = evaluator().measure(m_model, m_statistics, stop);
        if (!m_record.test) return false;
        m_evaluating = false;
        m_outcome.testLoss = m_record.test->loss;
        m_outcome.testAccuracy = m_record.test->accuracy;
    }
    if (!ended() && m_outcome.steps == m_settings.steps) m_outcome.end = TrainingEnd::Finished;
    return true;
}

Evaluator& Trainer::Run::evaluator() {
    if (!m_evaluator) m_evaluator.emplace(m_model, *m_task, m_settings.batch, m_settings.sampling, m_settings.seed);
    return *m_evaluator;
}

} // namespace normscope
