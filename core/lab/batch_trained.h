// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/batch.h"
#include "lab/batch_padded_network.h"
#include "train/optimizer.h"
#include "train/trainer.h"

#include <cstdint>
#include <memory>

// What the trainings of the Batch page start from.
namespace normscope {

std::shared_ptr<const TrainingTask> trainedTask(StreamData data, std::uint64_t seed);
TrainerSettings trainedSettings(const Scenario& scenario, const TrainedCase& which); // of every study but Padding

// Of Padding: digits as tokens, SGD with momentum.
inline constexpr double paddedLr = 0.02;
inline constexpr Index paddedTestBatch = 50,
                       comparedSamples = 64; // test samples: judged at once; whose logits are compared
inline constexpr OptimizerSettings paddedOptimizer{.kind = OptimizerKind::Momentum};
TrainingTask paddedTask(std::uint64_t seed);
PaddedNetwork<float> trainedPaddedNetwork(const Scenario& scenario, const TrainedCase& which);
Random paddedBatches(const TrainedCase& which); // that draws the samples
Random paddedAmounts(const TrainedCase& which); // that draws how much padding each step has

} // namespace normscope
