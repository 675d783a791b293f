// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nn/activation.h"
#include "nn/initialise.h"
#include "nn/placement.h"
#include "scenario/depth_arm.h"
#include "scenario/parameter_type.h"
#include "train/optimizer.h"
#include "train/schedule.h"

#include <string>
#include <vector>

// What the Training page trains: up to six arms, each with settings of its own where it wants them.
namespace normscope {

enum class TrainingData {
    DigitRows,   // a digit is 8 tokens, its rows of 8 pixels
    DigitPixels, // a digit is one token of 64 pixels
    Wine,        // a wine is one token of 13 properties
    File         // data.file, a sample is one token
};
enum class BatchDraw {
    Random,  // samples with replacement
    OneClass // step by step the next class, its samples with replacement
};

// The network of an arm.
struct ModelSettings {
    BlockKind block = BlockKind::AttentionFfn;
    Index layers = 12;
    Index width = 32;
    Index heads = 4;
    Index hidden = 2; // times the width
    Activation activation = Activation::Gelu;
    Initialisation initialisation = Initialisation::XavierUniform;
    double gain = 1;
    bool qkNorm = false;
    bool embeddingNorm = false;
    bool finalNorm = true;
    double layerScale = 1e-5;
    bool operator==(const ModelSettings&) const = default;
};

// How it learns. All of this may change in the middle of a run.
struct LearningSettings {
    OptimizerKind optimizer = OptimizerKind::Adam;
    double lr = 3e-3;
    ScheduleKind schedule = ScheduleKind::Constant;
    Index warmup = 0; // steps
    double minLr = 0; // of Linear and Cosine
    double momentum = 0.9;
    double beta1 = 0.9, beta2 = 0.999;
    double eps = 1e-8; // of Adam
    double weightDecay = 0;
    DecayOf decayOf = DecayOf::Weights;
    double clip = 0; // global gradient norm; 0: off
    double dropout = 0;
    bool operator==(const LearningSettings&) const = default;
};

// Everything that may differ between arms.
struct ArmSettings {
    DepthArm arm; // norm and placement
    ModelSettings model;
    LearningSettings learning;
    Index batch = 32; // samples a step
    bool operator==(const ArmSettings&) const = default;
};

// One parameter that an arm has to itself: "warmup", 100. The key is that of the parameter behind "training.".
struct ArmChange {
    std::string key;
    ParameterValue value;
    bool operator==(const ArmChange&) const = default;
};

// From this step on (so many steps are done before) the arm learns otherwise.
struct ArmBranch {
    Index step = 0;
    std::vector<ArmChange> changes; // of LearningSettings only
    bool operator==(const ArmBranch&) const = default;
};

struct TrainingArm {
    DepthArm arm;
    std::vector<ArmChange> changes;  // to the settings that all arms share; each key once
    std::vector<ArmBranch> branches; // by step, each later than the one before
    bool operator==(const TrainingArm&) const = default;
};

enum class TrainingView { GradientMap, RmsMap, Schedule, Affine, Stream };

struct TrainingSettings {
    TrainingData data = TrainingData::DigitRows;
    std::string label; // column of a file that holds the classes, by name or number from 1; empty: the last one
    ArmSettings all;   // what an arm has that does not say otherwise; its norm and placement are unused
    std::vector<TrainingArm> arms = {{{NormKind::Layer, Placement::Post}, {}, {}},
                                     {{NormKind::Layer, Placement::Post}, {{"warmup", std::int64_t(100)}}, {}},
                                     {{NormKind::Layer, Placement::Pre}, {}, {}}};
    BatchDraw batches = BatchDraw::Random;
    Index steps = 200;
    Index evaluateEvery = 10; // steps
    Index seeds = 5;          // seed, seed + 1 ...
    double success = 0.8;     // test accuracy that a run is to reach
    // How it is shown: no number depends on it.
    Index arm = 0;   // the chosen one; clamped
    Index layer = 1; // of the matrix; clamped
    TrainingView view = TrainingView::GradientMap;
    bool logarithmic = false; // loss axis
    bool lockAxes = false;
    bool operator==(const TrainingSettings&) const = default;
};

} // namespace normscope
