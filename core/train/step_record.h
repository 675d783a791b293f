// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"
#include "norm/norm_types.h"

#include <limits>
#include <optional>
#include <vector>

namespace normscope {

// The gamma and beta of all norms together. NaN without any.
struct AffineSummary {
    double gammaMean = std::numeric_limits<double>::quiet_NaN();
    double gammaSd = std::numeric_limits<double>::quiet_NaN(); // divisor n
    double betaRms = std::numeric_limits<double>::quiet_NaN();
};

// The running statistics of all BatchNorms together. NaN without any.
struct RunningSummary {
    double meanRms = std::numeric_limits<double>::quiet_NaN();
    double varMean = std::numeric_limits<double>::quiet_NaN();
};

struct Evaluation {
    double loss = 0, accuracy = 0; // over the test samples; BatchNorm by its running statistics
    // With BatchNorm by the statistics of test batches of the training size instead; NaN without BatchNorm.
    double batchAccuracy = std::numeric_limits<double>::quiet_NaN();
};

// What happened in one step, before its update unless said otherwise. NaN: the step ended before it was known.
struct StepRecord {
    Index step = 0;                // from 0
    double loss = 0, accuracy = 0; // of this batch
    double learningRate = 0;
    double gradientNorm = 0, clipFactor = 1; // L2 over all parameters, before the factor
    double updateRatio = 0;                  // the median of layerUpdate
    double share = 0;             // part of the pooled features' energy that differs between the samples of the batch:
                                  // sum ||z_i - mean z||^2 / sum ||z_i||^2; 0: all samples look alike
    std::vector<double> layerRms; // of the stream behind layers 0 ... L
    std::vector<double> layerGradient; // L2 over the weights of layers 1 ... L, before clipping
    std::vector<double> layerUpdate;   // ||change of the weights|| / ||weights|| of layers 1 ... L by this step
    AffineSummary affine;              // after the update
    RunningSummary running;            // after the forward pass
    std::optional<Evaluation> test;    // after the update, when it is time
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
    Index step = 0;  // from 0
    Index layer = 0; // of Stream, Gradient and Weight; 0 is the embedding, L + 1 what stands behind the layers
    bool operator==(const Divergence&) const = default;
};

struct TrainingOutcome {
    TrainingEnd end = TrainingEnd::Stopped;
    Index steps = 0; // done
    std::optional<Divergence> divergence;
    NormStatus status = NormStatus::Ok; // of Impossible
    // Of the last evaluation, NaN before the first. A run that diverges is evaluated once more: its loss is NaN, its
    // accuracy the share it still gets right.
    double testLoss = std::numeric_limits<double>::quiet_NaN();
    double testAccuracy = std::numeric_limits<double>::quiet_NaN();
};

} // namespace normscope
