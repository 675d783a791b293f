// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/training_settings.h"
#include "timeline/timeline_spec.h"

namespace normscope::ui {

// Steps from 0 to the last one; a segment for the warm-up, if there is one. newest: steps that are there to be shown.
TimelineSpec trainingTimeline(const TrainingSettings& settings, const std::function<Index()>& newest);

} // namespace normscope::ui
