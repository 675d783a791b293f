// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/engine/small_batch.h"
#include "gui/engine/small_depth.h"
#include "gui/engine/small_precision.h"
#include "gui/engine/small_training.h"

// One scenario whose pages all take milliseconds.
inline normscope::Scenario smallPages(normscope::Page page = normscope::Page::Axes) {
    normscope::Scenario scenario = smallDepth(1);
    scenario.batch = smallBatch().batch;
    scenario.precision = smallPrecision().precision;
    scenario.training = smallTraining(1).training;
    scenario.page = page;
    return scenario;
}
