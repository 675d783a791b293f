// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/batch_job.h"
#include "engine/job_stop.h"

#include <chrono>
#include <deque>
#include <map>
#include <mutex>
#include <optional>

namespace normscope::ui {

// One run of a BatchJob: what its threads share.
class BatchPass {
public:
    using Known = std::map<TrainedCase, TrainedOutcome>;

    // Does all but the trainings. scenario, known, which the outcomes are added to, and progress outlive this.
    BatchPass(const Scenario& scenario, Known& known, std::stop_token stop, const BatchJob::Progress& progress);

    std::size_t tasks() const { return m_waiting.size(); } // before the threads begin
    void showWhatIsQuick();
    void work();          // until nothing is left; each thread calls it once
    BatchAnswer answer(); // after all threads; once

private:
    using Clock = std::chrono::steady_clock;
    void takeWhatIsKnown(const TrainedCase& which);
    std::optional<TrainedCase> next();
    void keep(const TrainedCase& which, TrainedOutcome outcome);
    void show();

    const Scenario& m_scenario;
    const BatchJob::Progress& m_progress;
    JobStop m_stop;
    std::mutex m_mutex; // of all that follows
    Known& m_known;
    BatchResult m_result;
    std::deque<TrainedCase> m_waiting;
    Clock::time_point m_shownAt;
};

} // namespace normscope::ui
