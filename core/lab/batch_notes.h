// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"
#include "text.h"

#include <vector>

namespace normscope {

// What is to be known before the Batch page runs: batches that BatchNorm will refuse, a short last one, where the NaN is.
std::vector<Text> batchNotes(const Scenario& scenario);

} // namespace normscope
