// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "train/batch.h"

#include <vector>

namespace normscope {

// Which samples a Batch of this size draws, batch after batch: batches · size numbers.
std::vector<Index> sampleOrder(const std::vector<int>& labels, Index size, Sampling sampling, Index batches,
                               Random random);

} // namespace normscope
