// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/npz.h"
#include "scenario/scenario.h"

#include <string>
#include <vector>

// What a script of the Depth page is to rebuild, and its arrays.
namespace normscope {

struct DepthExtent {
    std::vector<DepthArm> arms;       // those that can be computed
    std::vector<std::string> refused; // of the others: why not
    Index seeds = 1;                  // of the scenario's, from the first one
    bool sweep = false;               // the curve against depth too
};
// Weights beyond 128 MB are left out: first the curve against depth, then all seeds but the first.
DepthExtent depthExtent(const Scenario& scenario);

// Seed by seed: "x", "labels", "head", the weights of every layer, and with dropout its masks.
std::vector<NpzMember> depthArrays(const Scenario& scenario, const DepthExtent& extent);

} // namespace normscope
