// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

// A scenario of the Depth page that takes milliseconds: three arms, four layers.
inline normscope::Scenario smallDepth(normscope::Index seeds = 2) {
    normscope::Scenario scenario;
    scenario.page = normscope::Page::Depth;
    scenario.depth.layers = 4;
    scenario.depth.width = 16;
    scenario.depth.seeds = seeds;
    return scenario;
}

// One that is far from done when its first results are there.
inline normscope::Scenario longDepth() {
    normscope::Scenario scenario = smallDepth(50);
    scenario.depth.layers = 32;
    scenario.depth.width = 64;
    return scenario;
}
