// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/depth_job.h"
#include "engine/depth_queue.h"
#include "engine/job_stop.h"

#include <chrono>
#include <mutex>

namespace normscope::ui {

// One run of a DepthJob: what its threads share.
class DepthPass {
public:
    // scenario and progress outlive this.
    DepthPass(const Scenario& scenario, bool sweep, std::stop_token stop, const DepthJob::Progress& progress);

    std::size_t tasks() const { return m_result.planned; }
    void work(DepthWorker& worker); // until nothing is left; each thread calls it once
    DepthOutcome outcome();         // after all threads; once

private:
    using Clock = std::chrono::steady_clock;
    std::optional<DepthTask> next(const std::optional<DepthTask>& last);
    void keep(const DepthAnswer& answer);
    bool worthShowing() const;
    bool everyArmHasARun() const;

    const Scenario& m_scenario;
    const DepthJob::Progress& m_progress;
    JobStop m_stop;
    std::mutex m_mutex; // of all that follows
    DepthQueue m_queue;
    DepthResult m_result;
    Clock::time_point m_shownAt = Clock::now();
    bool m_allArmsShown = false;
};

} // namespace normscope::ui
