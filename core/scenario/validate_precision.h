// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"
#include "text.h"

#include <vector>

namespace normscope {

// What the Precision page allows but takes long, or rarely means.
std::vector<Text> precisionWarnings(const PrecisionSettings& precision);

} // namespace normscope
