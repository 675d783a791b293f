// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training_pace.h"
#include "engine/training_session.h"

#include <functional>
#include <stop_token>

namespace normscope::ui {

using TrainingAnswer = Expected<std::shared_ptr<const TrainingResult>>;

// What the engine does for the Training page, on several threads: whatever their number and however often it is paused,
// the same bits. Each request goes on from where the one before has left the training. Nothing is thrown: a surprise
// becomes an error too.
class TrainingJob {
public:
    // Gets what is done so far, and never twice the same: when all arms of the first seed have begun, after that every
    // 40 ms at most; on a slow training before it too. To the end: every second. On any of the threads, but by one at
    // a time. The answer is not among them, and a single step has no other.
    using Progress = std::function<void(const TrainingResult&)>;

    explicit TrainingJob(unsigned threads = 0); // the caller's included; 0: as many as there are processors

    // Stopped on request, within one layer, the answer holds what was done; so it does when paused.
    TrainingAnswer operator()(const Scenario& scenario, TrainingPace pace, std::stop_token stop,
                              const Progress& progress);

private:
    unsigned m_threads;
    TrainingSession m_session;
};

// The whole training once, for a caller without an engine.
TrainingAnswer runTrainingJob(const Scenario& scenario, unsigned threads, std::stop_token stop,
                              const std::function<void(const TrainingResult&)>& progress);

} // namespace normscope::ui
