// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/npz.h"
#include "scenario/scenario.h"

#include <vector>

namespace normscope {

// What a script of the Precision page reads, of the study that the view shows.
std::vector<NpzMember> precisionArrays(const Scenario& scenario);

} // namespace normscope
