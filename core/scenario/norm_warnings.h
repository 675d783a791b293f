// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"
#include "text.h"

#include <vector>

namespace normscope {

// Settings of running statistics that are rarely meant: they forget too fast, never move, or do nothing.
void warnOfRunningStatistics(const NormSettings& norm, std::vector<Text>& found);
void warnOfMask(bool mask, bool padded, std::vector<Text>& found);

} // namespace normscope
