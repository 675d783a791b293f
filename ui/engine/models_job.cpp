// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/models_job.h"

#include "engine/job_error.h"

#include <exception>
#include <utility>

namespace normscope::ui {

ModelsAnswer ModelsJob::operator()(const Scenario& scenario, std::stop_token stop) try {
    auto result = runModels(scenario, m_last.get(), stop);
    if (!result) return unexpected(result.error());
    auto answer = std::make_shared<const ModelsResult>(std::move(*result));
    if (!stop.stop_requested()) m_last = answer; // a stopped reading has fewer norms
    return answer;
} catch (const std::exception&) {
    return unexpected(caughtError());
}

} // namespace normscope::ui
