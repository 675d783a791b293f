// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "scenario/scenario.h"
#include "text.h"

#include <vector>

namespace normscope {

// The rules of the Batch page that span parameters, and what it allows but rarely means.
Expected<void> validateBatch(const BatchSettings& batch);
std::vector<Text> batchWarnings(const Scenario& scenario);

} // namespace normscope
