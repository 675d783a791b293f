// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "train/evaluator.h"
#include "train/layer_totals.h"
#include "train/trainer.h"

namespace normscope {

// What a Trainer is made of. Its addresses are held by its spans of parameters: it never moves.
class Trainer::Run {
public:
    Run(const TrainerSettings& settings, std::shared_ptr<const TrainingTask> task);

    bool step(const std::stop_token& stop);
    bool ended() const { return m_outcome.end != TrainingEnd::Stopped; }
    const StepRecord& record() const { return m_record; }
    const TrainingOutcome& outcome() const { return m_outcome; }
    void setPace(const TrainerPace& pace);
    TrainerState state() const;
    void restore(const TrainerState& state);
    const ClassifierWorkspace<float>& work() const { return m_work; }
    const Classifier<float>& model() const { return m_model; }
    // Loss and accuracy now, for a run that is left before its end.
    const TrainerSettings& settings() const { return m_settings; }

private:
    void keep();
    void giveBack();
    bool forward(const std::stop_token& stop);
    bool backward(const std::stop_token& stop);
    void update();
    void forget();
    void measureStream();
    std::optional<Divergence> forwardFault() const;
    void diverge(Divergence::Tensor tensor, Index layer);
    bool finish(const std::stop_token& stop);
    bool isTimeToEvaluate() const;
    Evaluator& evaluator();

    TrainerSettings m_settings;
    std::shared_ptr<const TrainingTask> m_task;
    Classifier<float> m_model;
    ClassifierGradient<float> m_gradient;
    std::vector<ParameterSpan<float>> m_parameters;
    StackStatistics<float> m_statistics;
    OptimizerState<float> m_state;
    ClassifierWorkspace<float> m_work;
    std::optional<Evaluator> m_evaluator;
    Batch m_batch;
    LayerTotals m_totals;
    Random m_batches, m_dropout;
    StepRecord m_record;
    TrainingOutcome m_outcome;
    bool m_evaluating = false; // the step is done but for its evaluation

    // As they were before the step: a step that is stopped has not been.
    StackStatistics<float> m_statisticsBefore;
    Random m_batchesBefore, m_dropoutBefore;

    VectorD m_mean;               // scratch
    std::vector<double> m_sorted; // scratch
};

} // namespace normscope
