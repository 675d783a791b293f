// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job_stop.h"
#include "engine/precision_job.h"

#include <chrono>
#include <map>
#include <mutex>

namespace normscope::ui {

// One run of a PrecisionJob: what its threads share.
class PrecisionPass {
public:
    using Known = std::map<std::uint64_t, LanguageModel>; // by seed

    // Does all but the language models; earlier may be null. scenario, known, which the models are added to, and
    // progress outlive this.
    PrecisionPass(const Scenario& scenario, const PrecisionResult* earlier, Known& known, std::stop_token stop,
                  const PrecisionJob::Progress& progress);

    std::size_t tasks() const; // models to train, before the threads begin
    void showWhatIsQuick();
    void work();                                    // until nothing is left; each thread calls it once
    PrecisionAnswer answer(GenerationCache& cache); // after all threads; once

private:
    using Clock = std::chrono::steady_clock;
    struct Lane {
        LanguageModel model;            // null until it is trained
        Index steps = 0;                // done
        GenerationStudy::Model learned; // what is told of it before all are trained
    };
    Lane* next();
    void train(Lane& lane);
    void advance(Lane& lane, Index steps);
    void finish(Lane& lane, const LanguageModel& model);
    void show();
    void fillIn();

    const Scenario& m_scenario;
    const PrecisionJob::Progress& m_progress;
    JobStop m_stop;
    std::mutex m_mutex; // of all that follows
    Known& m_known;
    PrecisionResult m_result;
    std::vector<Lane> m_lanes; // by seed
    std::size_t m_next = 0;    // lanes before it are trained or have a thread
    Clock::time_point m_shownAt;
};

} // namespace normscope::ui
