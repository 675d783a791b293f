// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

// A scenario of the Batch page whose trainings take milliseconds each.
inline normscope::Scenario smallBatch(normscope::Index seeds = 1, normscope::Index steps = 20) {
    normscope::Scenario scenario;
    scenario.page = normscope::Page::Batch;
    scenario.batch.view = normscope::BatchView::Accuracy;
    scenario.batch.batches = 12;
    scenario.batch.steps = steps;
    scenario.batch.seeds = seeds;
    return scenario;
}

// One that is far from done when its first results are there.
inline normscope::Scenario longBatch() { return smallBatch(3, 2'000); }
