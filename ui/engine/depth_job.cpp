// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/depth_job.h"

#include "engine/depth_pass.h"
#include "engine/job_error.h"

#include <algorithm>
#include <exception>
#include <system_error>
#include <thread>
#include <utility>

namespace normscope::ui {

namespace {

unsigned atLeastOne(unsigned threads) {
    return std::max(1U, threads > 0 ? threads : std::thread::hardware_concurrency());
}

// Where the system gives no more threads, those there are do the work.
std::vector<std::jthread> startHelpers(DepthPass& pass, std::vector<DepthWorker>& workers) {
    std::vector<std::jthread> helpers;
    const std::size_t count = std::min(workers.size(), pass.tasks());
    helpers.reserve(count);
    try {
        for (std::size_t i = 1; i < count; ++i)
            helpers.emplace_back([&pass, &worker = workers[i]] { pass.work(worker); });
    } catch (const std::system_error&) {
    }
    return helpers;
}

} // namespace

DepthJob::DepthJob(unsigned threads) : m_workers(atLeastOne(threads)) {}

DepthOutcome DepthJob::operator()(const Scenario& scenario, bool sweep, std::stop_token stop,
                                  const Progress& progress) try {
    DepthPass pass(scenario, sweep, std::move(stop), progress);
    std::vector<std::jthread> helpers = startHelpers(pass, m_workers);
    pass.work(m_workers.front());
    helpers.clear(); // waits for them
    return pass.outcome();
} catch (const std::exception&) {
    return unexpected(caughtError());
}

DepthOutcome runDepthJob(const Scenario& scenario, bool sweep, unsigned threads, std::stop_token stop,
                         const std::function<void(const DepthResult&)>& progress) {
    return DepthJob(threads)(scenario, sweep, std::move(stop), progress);
}

} // namespace normscope::ui
