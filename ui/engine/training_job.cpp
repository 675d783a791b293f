// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training_job.h"

#include "engine/job_error.h"
#include "engine/threads.h"
#include "engine/training_pass.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace normscope::ui {

TrainingJob::TrainingJob(unsigned threads) : m_threads(atLeastOne(threads)) {}

TrainingAnswer TrainingJob::operator()(const Scenario& scenario, TrainingPace pace, std::stop_token stop,
                                       const Progress& progress) try {
    if (pace == TrainingPace::Restart) m_session.clear();
    auto empty = m_session.begin(scenario);
    if (!empty) return unexpected(std::move(empty.error()));
    TrainingPass pass(m_session, std::move(*empty), pace, std::move(stop), progress);
    onThreads(std::min<std::size_t>(m_threads, pass.tasks()), [&pass](std::size_t) { pass.work(); });
    auto answer = pass.answer();
    if (!answer) m_session.clear(); // a lane may have been left in the middle of a step
    return answer;
} catch (const std::exception&) {
    return unexpected(caughtError());
}

TrainingAnswer runTrainingJob(const Scenario& scenario, unsigned threads, std::stop_token stop,
                              const std::function<void(const TrainingResult&)>& progress) {
    return TrainingJob(threads)(scenario, TrainingPace::Run, std::move(stop), progress);
}

} // namespace normscope::ui
