// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/build_stack.h"
#include "train/classifier.h"
#include "train/optimizer.h"
#include "train/schedule.h"
#include "train/task.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace normscope {

struct TrainerSettings {
    StackSettings stack; // tokens are those of the task
    StackNorms<float> norms;
    OptimizerSettings optimizer;
    ScheduleSettings schedule; // its steps are those of the run
    double clip = 0;           // global gradient norm; 0: off
    Index batch = 32;          // samples a step, drawn with replacement
    Index steps = 200;
    Index evaluateEvery = 0; // steps; 0: at the end only
    std::uint64_t seed = 0;  // of weights, batches and dropout
};

// The start of a model: embedding Xavier normal, positions N(0, 1/4), stack as its settings say, head Xavier uniform.
Classifier<float> initialClassifier(const TrainerSettings& settings, const TrainingTask& task);

// What happened in one step, before its update unless said otherwise.
struct StepRecord {
    Index step = 0;
    double loss = 0, accuracy = 0; // of this batch
    double learningRate = 0;
    double gradientNorm = 0, clipFactor = 1;
    std::vector<double> layerRms;      // of the stream behind layers 0 ... L
    std::vector<double> layerGradient; // L2 over the weights of layers 1 ... L
    std::vector<double> layerUpdate;   // ||change of the weights|| / ||weights|| of layers 1 ... L by this step
    std::optional<double> testLoss, testAccuracy; // after the update, when it is time
};

enum class TrainingEnd {
    Finished,
    Stopped,
    Diverged,
    Impossible // a norm cannot be computed: BatchNorm on one row
};

// Where the first value that is not finite turned up.
struct Divergence {
    enum class Tensor { Stream, Loss, Gradient, Weight } tensor = Tensor::Loss;
    Index step = 0;
    Index layer = 0; // of Stream, Gradient and Weight; Stream: 0 is the embedding
};

struct TrainingOutcome {
    TrainingEnd end = TrainingEnd::Finished;
    Index steps = 0; // done
    std::optional<Divergence> divergence;
    NormStatus status = NormStatus::Ok;    // of Impossible
    double testLoss = 0, testAccuracy = 0; // at the end; of a diverged run NaN and the share it still gets right
};

// Trains until the end, the first value that is not finite, or a stop, which takes effect within a step. onStep is told
// every step. Same settings, same bits. Evaluation draws nothing and touches no running statistics.
TrainingOutcome train(const TrainerSettings& settings, const TrainingTask& task, std::stop_token stop = {},
                      const std::function<void(const StepRecord&)>& onStep = {});

} // namespace normscope
