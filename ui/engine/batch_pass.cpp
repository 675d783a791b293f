// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/batch_pass.h"

#include "engine/job_error.h"

#include <exception>
#include <utility>

namespace normscope::ui {

namespace {

constexpr std::chrono::milliseconds betweenPictures(40);

} // namespace

BatchPass::BatchPass(const Scenario& scenario, Known& known, std::stop_token stop, const BatchJob::Progress& progress)
    : m_scenario(scenario), m_progress(progress), m_stop(std::move(stop)), m_known(known),
      m_result(quickBatch(scenario)) {
    const std::vector<TrainedCase> cases = trainedCases(scenario);
    m_result.done = 0;
    m_result.planned = std::ssize(cases);
    for (const TrainedCase& which : cases) takeWhatIsKnown(which);
}

void BatchPass::takeWhatIsKnown(const TrainedCase& which) {
    const auto known = m_known.find(which);
    if (known == m_known.end()) return m_waiting.push_back(which);
    m_result.trained.insert(*known);
    ++m_result.done;
}

void BatchPass::showWhatIsQuick() {
    const std::lock_guard lock(m_mutex);
    show();
}

void BatchPass::work() try {
    while (const auto which = next()) {
        TrainedOutcome outcome = trainCase(m_scenario, *which, m_stop.token());
        if (!outcome.stopped) keep(*which, std::move(outcome));
    }
} catch (const std::exception&) {
    m_stop.fail(caughtError());
}

std::optional<TrainedCase> BatchPass::next() {
    if (m_stop.requested()) return {};
    const std::lock_guard lock(m_mutex);
    if (m_waiting.empty()) return {};
    const TrainedCase which = m_waiting.front();
    m_waiting.pop_front();
    return which;
}

// Shows it with the lock held, so that what is shown only ever grows.
void BatchPass::keep(const TrainedCase& which, TrainedOutcome outcome) {
    const std::lock_guard lock(m_mutex);
    m_result.trained.insert_or_assign(which, outcome);
    m_known.insert_or_assign(which, std::move(outcome));
    ++m_result.done;
    if (Clock::now() - m_shownAt >= betweenPictures) show();
}

void BatchPass::show() {
    if (!m_progress || m_stop.requested() || m_result.complete()) return; // complete, it is the answer
    m_progress(m_result);
    m_shownAt = Clock::now();
}

BatchAnswer BatchPass::answer() {
    if (m_stop.error()) return unexpected(*m_stop.error());
    return std::make_shared<const BatchResult>(std::move(m_result));
}

} // namespace normscope::ui
