// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

// A scenario of the Training page that takes milliseconds: two arms that learn wines.
inline normscope::Scenario smallTraining(normscope::Index seeds = 2, normscope::Index steps = 20) {
    using namespace normscope;
    Scenario scenario;
    scenario.page = Page::Training;
    TrainingSettings& training = scenario.training;
    training.data = TrainingData::Wine;
    training.all.model.block = BlockKind::Mlp;
    training.all.model.layers = 2;
    training.all.model.width = 8;
    training.all.batch = 16;
    training.arms = {{{NormKind::Layer, Placement::Post}, {}, {}}, {{NormKind::Layer, Placement::Pre}, {}, {}}};
    training.steps = steps;
    training.evaluateEvery = 5;
    training.seeds = seeds;
    return scenario;
}

// One that is far from done when its first results are there.
inline normscope::Scenario longTraining() { return smallTraining(2, 20'000); }
