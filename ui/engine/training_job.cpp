// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training_job.h"

#include "engine/job_error.h"
#include "engine/training_pass.h"

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
std::vector<std::jthread> startHelpers(TrainingPass& pass, unsigned threads) {
    std::vector<std::jthread> helpers;
    const std::size_t count = std::min<std::size_t>(threads, pass.tasks());
    helpers.reserve(count);
    try {
        for (std::size_t i = 1; i < count; ++i) helpers.emplace_back([&pass] { pass.work(); });
    } catch (const std::system_error&) {
    }
    return helpers;
}

} // namespace

TrainingJob::TrainingJob(unsigned threads) : m_threads(atLeastOne(threads)) {}

TrainingAnswer TrainingJob::operator()(const Scenario& scenario, TrainingPace pace, std::stop_token stop,
                                       const Progress& progress) try {
    if (pace == TrainingPace::Restart) m_session.clear();
    auto empty = m_session.begin(scenario);
    if (!empty) return unexpected(std::move(empty.error()));
    TrainingPass pass(m_session, std::move(*empty), pace, std::move(stop), progress);
    std::vector<std::jthread> helpers = startHelpers(pass, m_threads);
    pass.work();
    helpers.clear(); // waits for them
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
