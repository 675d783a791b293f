// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/page_result.h"
#include "lesson/lesson_check.h"

#include <stop_token>

// What a run measures, for lessons: as `normscope run` does it, with the threads of the jobs.
namespace normscope::ui {

Metrics metricsOf(const PageResult& result);
Figure finishedFigure(const PageResult& result); // at the end of the page's timeline, in the view of its scenario

Expected<Measurement> measure(const Scenario& scenario, std::stop_token stop = {});
// The same for one scenario after another, on one thread at a time: what was computed for one is kept for the next.
Measure measuring(std::stop_token stop = {});

} // namespace normscope::ui
