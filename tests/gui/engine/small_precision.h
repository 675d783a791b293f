// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

// A scenario of the Precision page whose language models have hardly learned.
inline normscope::Scenario smallPrecision(normscope::Index models = 1, normscope::Index steps = 5) {
    normscope::Scenario scenario;
    scenario.page = normscope::Page::Precision;
    scenario.precision.seeds = 2;
    scenario.precision.values = 32;
    scenario.precision.models = models;
    scenario.precision.modelSteps = steps;
    return scenario;
}

// One that is far from done when its first results are there.
inline normscope::Scenario longPrecision() { return smallPrecision(3, 2'000); }
