// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/trainer.h"

#include "train/trainer_run.h"

#include <algorithm>
#include <stdexcept>

namespace normscope {

namespace {

void checkFit(const TrainerSettings& settings, const TrainingTask& task) {
    if (settings.batch < 1 || settings.steps < 1 || settings.stack.layers < 1)
        throw std::invalid_argument("Trainer: batch, steps and layers are at least 1");
    if (task.train.labels.empty() || task.test.labels.empty())
        throw std::invalid_argument("Trainer: the task has no samples");
}

std::size_t bytesOf(const RunningStatistics<float>& running) {
    return (running.mean.size() + running.var.size()) * sizeof(float);
}

} // namespace

std::size_t TrainerState::bytes() const {
    std::size_t total = (parameters.size() + optimizer.first.size() + optimizer.second.size()) * sizeof(float);
    for (const auto& step : statistics.steps)
        total += bytesOf(step.before) + bytesOf(step.branch) + bytesOf(step.after);
    return total + bytesOf(statistics.embedding) + bytesOf(statistics.final) + sizeof(TrainerState);
}

Trainer::Trainer(const TrainerSettings& settings, std::shared_ptr<const TrainingTask> task) {
    checkFit(settings, *task);
    m_run = std::make_unique<Run>(settings, std::move(task));
}
Trainer::~Trainer() = default;
Trainer::Trainer(Trainer&&) noexcept = default;
Trainer& Trainer::operator=(Trainer&&) noexcept = default;

bool Trainer::step(std::stop_token stop) {
    if (m_run->ended()) throw std::logic_error("Trainer: the run has ended");
    return m_run->step(stop);
}
bool Trainer::ended() const { return m_run->ended(); }
Index Trainer::steps() const { return m_run->outcome().steps; }
const StepRecord& Trainer::record() const { return m_run->record(); }
const TrainingOutcome& Trainer::outcome() const { return m_run->outcome(); }
void Trainer::setPace(const TrainerPace& pace) { m_run->setPace(pace); }
TrainerState Trainer::state() const { return m_run->state(); }
void Trainer::restore(const TrainerState& state) { m_run->restore(state); }
const Classifier<float>& Trainer::model() const { return m_run->model(); }

Eigen::Map<const MatrixF> Trainer::stream(Index layer) const {
    const auto map = m_run->work().stack().stream(layer * stepsOf(m_run->settings().stack.block));
    return {map.data(), map.rows(), map.cols()};
}

void Trainer::Run::setPace(const TrainerPace& pace) {
    if (pace.optimizer.kind != m_settings.optimizer.kind) m_state = initialState(pace.optimizer, m_parameters);
    m_settings.optimizer = pace.optimizer;
    m_settings.schedule = pace.schedule;
    m_settings.schedule.steps = m_settings.steps;
    m_settings.clip = pace.clip;
    if (pace.dropout == m_settings.norms.dropout) return;
    m_settings.norms.dropout = pace.dropout;
    for (auto& step : m_model.stack.steps) step.dropout = pace.dropout;
    m_work = ClassifierWorkspace<float>(m_model, m_settings.batch); // with a mask, or without
    m_evaluator.reset();
}

TrainerState Trainer::Run::state() const {
    TrainerState state{{}, m_state, m_statistics, m_batches, m_dropout, m_outcome.steps};
    for (const auto& p : m_parameters) state.parameters.insert(state.parameters.end(), p.value.begin(), p.value.end());
    return state;
}

void Trainer::Run::restore(const TrainerState& state) {
    const float* value = state.parameters.data();
    for (const auto& p : m_parameters) {
        std::copy_n(value, p.value.size(), p.value.begin());
        value += p.value.size();
    }
    m_state = state.optimizer;
    m_statistics = state.statistics;
    m_batches = state.batches;
    m_dropout = state.dropout;
    m_outcome = {};
    m_outcome.steps = state.steps;
    m_evaluating = false;
}

TrainingOutcome train(const TrainerSettings& settings, const TrainingTask& task, std::stop_token stop,
                      const std::function<void(const StepRecord&)>& onStep) {
    Trainer trainer(settings, std::shared_ptr<const TrainingTask>(&task, [](const TrainingTask*) {}));
    while (!trainer.ended() && trainer.step(stop))
        if (onStep && trainer.outcome().end != TrainingEnd::Impossible) onStep(trainer.record());
    return trainer.outcome();
}

} // namespace normscope
