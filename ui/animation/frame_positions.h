// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/timeline_spec.h"

#include <vector>

// Where an animation's frames stand on the timeline that they run through.
namespace normscope::ui {

// As long as the timeline plays at speed ×1, with a rest at either end; at most 20 s.
double naturalSeconds(const TimelineSpec& timeline);

int frameCount(int fps, double seconds); // at least 2

// One position a frame, never falling. It begins just inside the first segment, as at 0 a page shows what comes out in
// the end, and ends at the end. Between the rests each segment has its share of the time.
std::vector<double> framePositions(const TimelineSpec& timeline, int frames, int fps);

} // namespace normscope::ui
