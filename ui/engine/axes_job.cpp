// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/axes_job.h"

#include <exception>

namespace normscope::ui {

AxesAnswer AxesJob::operator()(const Scenario& scenario, std::stop_token stop) try {
    const auto table = m_tables.get(scenario.data, scenario.seed);
    if (!table) return unexpected(table.error());
    return std::make_shared<const AxesResult>(runAxes(scenario, **table, stop));
} catch (const std::bad_alloc&) {
    return unexpected(Error{{}, {}, NORMSCOPE_TEXT("not enough memory for this scenario")});
} catch (const std::exception& exception) {
    return unexpected(Error{{}, {}, Text(NORMSCOPE_TEXT("this scenario cannot be computed (%1)"), {exception.what()})});
}

} // namespace normscope::ui
