// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/page_job.h"

#include <functional>
#include <stop_token>

namespace normscope::ui {

// How far a computation is. Called by the threads that compute, by one at a time.
using RunProgress = std::function<void(std::size_t done, std::size_t planned)>;

// The whole result of a scenario's page. A stop is an error: nothing half is drawn.
PageAnswer computed(const Scenario& scenario, const RunProgress& progress, const std::stop_token& stop);

Error stoppedError(); // "stopped"

} // namespace normscope::ui
