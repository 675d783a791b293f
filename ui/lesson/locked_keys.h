// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <string>
#include <vector>

namespace normscope::ui {

// Whether the change touches what a lesson keeps in place: parameters by key, cell edits as "data.edits", everything
// that decides a number as "*". Which page is shown is never locked.
bool changesLocked(const std::vector<std::string>& locked, const Scenario& now, const Scenario& next);

} // namespace normscope::ui
