// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/build_stack.h"
#include "train/batch.h"
#include "train/classifier.h"
#include "train/optimizer.h"
#include "train/schedule.h"
#include "train/step_record.h"
#include "train/task.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace normscope {

// How to learn. May change between two steps.
struct TrainerPace {
    OptimizerSettings optimizer;
    ScheduleSettings schedule; // its steps are those of the run
    double clip = 0;           // global gradient norm; 0: off
    double dropout = 0;
};

struct TrainerSettings {
    StackSettings stack; // tokens are those of the task
    StackNorms<float> norms;
    OptimizerSettings optimizer = {};
    ScheduleSettings schedule = {}; // its steps are those of the run
    double clip = 0;                // global gradient norm; 0: off
    Index batch = 32;               // samples a step
    Sampling sampling = Sampling::Random;
    Index steps = 200;
    Index evaluateEvery = 0; // steps; 0: at the end only
    std::uint64_t seed = 0;  // of weights, batches and dropout
};

// The start of a model: embedding Xavier normal, positions N(0, 1/4), stack as its settings say, head Xavier uniform.
// With PyTorch's initialisation embedding and head are initialised like that too. A plain network has no positions and
// its activation in front of the head.
Classifier<float> initialClassifier(const TrainerSettings& settings, const TrainingTask& task);

// All that decides how a run goes on: from equal states and settings follow equal bits.
struct TrainerState {
    std::vector<float> parameters;
    OptimizerState<float> optimizer;
    StackStatistics<float> statistics;
    Random batches{0}, dropout{0};
    Index steps = 0;
    std::size_t bytes() const;
};

// One training run, step by step. Same settings, same bits, however often it is stopped, saved and restored.
class Trainer {
public:
    // Throws std::invalid_argument when settings and task do not fit.
    Trainer(const TrainerSettings& settings, std::shared_ptr<const TrainingTask> task);
    ~Trainer();
    Trainer(Trainer&&) noexcept;
    Trainer& operator=(Trainer&&) noexcept;

    // The next step, with its evaluation when it is time (and after the last step). A stop takes effect within one
    // layer: then the step is not done, false is returned, and the next call does it as if nothing had happened.
    // Allocates nothing after the first evaluation. Not to be called when ended.
    bool step(std::stop_token stop = {});
    bool ended() const;                     // finished, diverged or impossible
    Index steps() const;                    // done
    const StepRecord& record() const;       // of the last step
    const TrainingOutcome& outcome() const; // of a run that has ended; until then Stopped

    void setPace(const TrainerPace& pace); // from the next step on; another optimizer starts without memory

    TrainerState state() const;
    void restore(const TrainerState& state); // of a run with the same stack and task; may be another pace
    // The stream behind so many layers in the last step, samples · tokens × width.
    Eigen::Map<const MatrixF> stream(Index layer) const;
    const Classifier<float>& model() const;

private:
    class Run;
    std::unique_ptr<Run> m_run;
};

// Trains until the end, the first value that is not finite, or a stop. onStep is told every step.
TrainingOutcome train(const TrainerSettings& settings, const TrainingTask& task, std::stop_token stop = {},
                      const std::function<void(const StepRecord&)>& onStep = {});

} // namespace normscope
