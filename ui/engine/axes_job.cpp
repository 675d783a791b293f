// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/axes_job.h"

#include "engine/job_error.h"

#include <exception>

namespace normscope::ui {

AxesAnswer AxesJob::operator()(const Scenario& scenario, std::stop_token stop) try {
    const auto table = m_tables.get(scenario.data, scenario.seed);
    if (!table) return unexpected(table.error());
    return std::make_shared<const AxesResult>(runAxes(scenario, **table, stop));
} catch (const std::exception&) {
    return unexpected(caughtError());
}

} // namespace normscope::ui
