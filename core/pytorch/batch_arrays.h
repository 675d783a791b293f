// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/npz.h"
#include "scenario/scenario.h"

#include <vector>

namespace normscope {

// What a script of the Batch page reads: the data, the rows of every batch of the stream, and what the study draws that
// the view shows.
std::vector<NpzMember> batchArrays(const Scenario& scenario);

// Rows of padding in every batch of the stream.
bool streamIsRagged(const Scenario& scenario); // batches differ in size: the last one of an epoch is smaller

} // namespace normscope
