// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_setup.h"

#include "lab/axes_norms.h"
#include "scenario/depth_arms.h"

namespace normscope {

namespace {

StackSettings stackSettings(const ModelSettings& model) {
    return {.block = model.block,
            .layers = model.layers,
            .width = model.width,
            .hidden = model.hidden * model.width,
            .heads = headsOf(model.heads, model.width),
            .activation = model.activation,
            .qkNorm = model.qkNorm,
            .initialisation = model.initialisation,
            .gain = model.gain};
}

StackNorms<float> stackNorms(const Scenario& scenario, const ArmSettings& arm) {
    const ModelSettings& model = arm.model;
    const auto norm = [&](NormKind kind) { return makeNorm<float>(kind, scenario.norm, model.width); };
    StackNorms<float> norms{.placement = arm.arm.placement, .norm = norm(arm.arm.norm)};
    norms.finalNorm = model.finalNorm;
    norms.layerScale = model.layerScale;
    norms.dropout = arm.learning.dropout;
    if (model.embeddingNorm) norms.embedding = norm(arm.arm.norm == NormKind::None ? NormKind::Layer : arm.arm.norm);
    return norms;
}

} // namespace

TrainerPace trainerPace(const LearningSettings& learning, const ModelSettings& model, Index steps) {
    return {{.kind = learning.optimizer,
             .momentum = learning.momentum,
             .beta1 = learning.beta1,
             .beta2 = learning.beta2,
             .eps = learning.eps,
             .weightDecay = learning.weightDecay,
             .decayOf = learning.decayOf},
            {.kind = learning.schedule,
             .lr = learning.lr,
             .minLr = learning.minLr,
             .warmup = learning.warmup,
             .steps = steps,
             .width = model.width},
            learning.clip,
            learning.dropout};
}

TrainerSettings trainerSettings(const Scenario& scenario, const ArmSettings& arm, std::uint64_t seed) {
    const TrainingSettings& training = scenario.training;
    const TrainerPace pace = trainerPace(arm.learning, arm.model, training.steps);
    TrainerSettings settings{.stack = stackSettings(arm.model), .norms = stackNorms(scenario, arm)};
    settings.optimizer = pace.optimizer;
    settings.schedule = pace.schedule;
    settings.clip = pace.clip;
    settings.batch = arm.batch;
    settings.sampling = training.batches == BatchDraw::OneClass ? Sampling::OneClass : Sampling::Random;
    settings.steps = training.steps;
    settings.evaluateEvery = training.evaluateEvery;
    settings.seed = seed;
    return settings;
}

} // namespace normscope
