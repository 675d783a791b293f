// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"
#include "text.h"

#include <vector>

namespace normscope {

// An arm with its name in files and for people.
struct NamedArm {
    DepthArm arm;
    const char* key;
    const char* name;
};

// Every arm there is, by placement.
const std::vector<NamedArm>& namedArms();
// Throws std::invalid_argument when there is no such arm (a placement that has a norm without one).
const NamedArm& named(const DepthArm& arm);

// The number of heads that is used: the greatest up to the wished one that divides the width.
Index headsOf(Index wished, Index width);
Index headsOf(const DepthSettings& settings);

} // namespace normscope
