// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/depth_job.h"

#include "engine/depth_pass.h"
#include "engine/job_error.h"
#include "engine/threads.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace normscope::ui {

DepthJob::DepthJob(unsigned threads) : m_workers(atLeastOne(threads)) {}

DepthOutcome DepthJob::operator()(const Scenario& scenario, bool sweep, std::stop_token stop,
                                  const Progress& progress) try {
    DepthPass pass(scenario, sweep, std::move(stop), progress);
    onThreads(std::min(m_workers.size(), pass.tasks()), [&](std::size_t thread) { pass.work(m_workers[thread]); });
    return pass.outcome();
} catch (const std::exception&) {
    return unexpected(caughtError());
}

DepthOutcome runDepthJob(const Scenario& scenario, bool sweep, unsigned threads, std::stop_token stop,
                         const std::function<void(const DepthResult&)>& progress) {
    return DepthJob(threads)(scenario, sweep, std::move(stop), progress);
}

} // namespace normscope::ui
