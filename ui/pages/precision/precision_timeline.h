// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"
#include "timeline/timeline_spec.h"

namespace normscope::ui {

// One position a row of the grid, from the largest eps down. The other views show all of it at every position.
TimelineSpec precisionTimeline(const Scenario& scenario);
// What the timeline is made from is equal.
bool samePrecisionTimeline(const Scenario& a, const Scenario& b);
// How many rows a position shows; 0: at rest, all.
Index rowsAt(double position);

} // namespace normscope::ui
