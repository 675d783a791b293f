// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"
#include "timeline/timeline_spec.h"

#include <optional>

namespace normscope::ui {

// One position a batch of the stream; a segment until the running values have left their start behind.
TimelineSpec batchTimeline(const Scenario& scenario);
// What the timeline is made from is equal.
bool sameBatchTimeline(const Scenario& a, const Scenario& b);
// Which batch a position shows, from 1; none at rest.
std::optional<Index> batchAt(double position, Index batches);

} // namespace normscope::ui
