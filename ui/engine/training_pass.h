// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job_stop.h"
#include "engine/training_job.h"

#include <chrono>
#include <mutex>
#include <set>

namespace normscope::ui {

// One request to a TrainingJob: what its threads share.
class TrainingPass {
public:
    // session and progress outlive this; the session has begun the result's scenario.
    TrainingPass(TrainingSession& session, TrainingResult result, TrainingPace pace, std::stop_token stop,
                 const TrainingJob::Progress& progress);

    std::size_t tasks() const; // lanes that there is work for
    void work();               // until nothing is left; each thread calls it once
    TrainingAnswer answer();   // after all threads; once

private:
    using Clock = std::chrono::steady_clock;
    struct Place {
        std::size_t arm = 0, seed = 0;
    };
    void setPace(TrainingPace pace);
    std::optional<Place> next();
    std::optional<Place> furthestBehind(std::size_t seed) const;
    bool idle(const SessionLane& lane) const;
    void train(const Place& place);
    void trainForAWhile(TrainingLane& lane) const;
    void keep(SessionLane& lane);
    void show();
    void fillIn();
    bool worthShowing() const;
    bool everyArmHasBegun() const;

    TrainingSession& m_session;
    const TrainingJob::Progress& m_progress;
    JobStop m_stop;
    std::size_t m_seeds = 0; // the first so many are worked on
    Index m_until = 0;       // steps
    Clock::duration m_betweenPictures{};
    bool m_shows = false; // on the way
    std::mutex m_mutex;   // of all that follows, and of what is shown of each lane
    TrainingResult m_result;
    std::set<const SessionLane*> m_busy;
    Clock::time_point m_shownAt = Clock::now();
    bool m_allArmsShown = false;
};

} // namespace normscope::ui
