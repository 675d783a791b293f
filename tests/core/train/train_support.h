// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/source.h"
#include "train/trainer.h"

namespace normscope::test {

inline LayerNorm<float> layerNormOf(Index width) {
    return {1e-5, {std::vector<float>(std::size_t(width), 1), std::vector<float>(std::size_t(width), 0)}};
}

// Digits as 8 tokens of 8 pixels, attention + MLP of 2d, d = 32, 4 heads, Adam, 200 steps of 32 samples.
inline TrainerSettings digitsSettings(Placement placement, Index layers, double lr, Index warmup) {
    TrainerSettings settings;
    settings.stack = {.block = BlockKind::AttentionFfn, .layers = layers, .width = 32, .hidden = 64, .heads = 4};
    settings.norms.placement = placement;
    settings.norms.norm = layerNormOf(32);
    settings.schedule.lr = lr;
    settings.schedule.warmup = warmup;
    return settings;
}

// Digits as one token of 64 pixels, MLP of 4d, d = 32, plain SGD at 0.05, 100 steps.
inline TrainerSettings sgdSettings(Placement placement, Index layers) {
    TrainerSettings settings;
    settings.stack = {.block = BlockKind::Mlp, .layers = layers, .width = 32, .hidden = 128};
    settings.norms.placement = placement;
    if (placement != Placement::None) settings.norms.norm = layerNormOf(32);
    settings.optimizer.kind = OptimizerKind::Sgd;
    settings.schedule.lr = 0.05;
    settings.steps = 100;
    return settings;
}

inline TrainingTask digitsTask(Index tokens, std::uint64_t seed) {
    return makeTask(digits(), tokens, Standardise::Together, seed);
}

} // namespace normscope::test
