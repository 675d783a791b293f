// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/models.h"
#include "timeline/timeline_spec.h"

namespace normscope::ui {

// One position a row of the table from the top, or a layer of the checkpoint's role. At rest: the chosen one.
TimelineSpec modelsTimeline(const ModelsSettings& settings, const ModelsResult* result);
// Both stop at the same places under the same name.
bool sameStops(const TimelineSpec& a, const TimelineSpec& b);
// Which row or layer a position shows, from 1; 0: at rest.
Index stopAt(double position);

} // namespace normscope::ui
