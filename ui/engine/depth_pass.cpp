// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/depth_pass.h"

#include "engine/job_error.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace normscope::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto betweenPictures = 40ms;
constexpr auto slow = 100ms; // a wait this long is felt: then some arms are better than none

} // namespace

DepthPass::DepthPass(const Scenario& scenario, bool sweep, std::stop_token stop, const DepthJob::Progress& progress)
    : m_scenario(scenario), m_progress(progress), m_stop(std::move(stop)), m_queue(depthTasks(scenario, sweep)),
      m_result(emptyDepthResult(scenario, sweep)) {}

void DepthPass::work(DepthWorker& worker) try {
    std::optional<DepthTask> task;
    while ((task = next(task))) {
        const DepthAnswer answer = worker.run(m_scenario, *task, m_stop.token());
        if (!answer.run.stopped) keep(answer);
    }
} catch (const std::exception&) {
    m_stop.fail(caughtError());
    worker = DepthWorker(); // its weights may be half drawn
}

std::optional<DepthTask> DepthPass::next(const std::optional<DepthTask>& last) {
    if (m_stop.requested()) return {};
    const std::lock_guard lock(m_mutex);
    return m_queue.next(last);
}

// Shows it with the lock held, so that what is shown only ever grows.
void DepthPass::keep(const DepthAnswer& answer) {
    const std::lock_guard lock(m_mutex);
    add(m_result, answer);
    if (!m_progress || m_stop.requested() || !worthShowing()) return;
    m_allArmsShown = everyArmHasARun();
    m_progress(m_result);
    m_shownAt = Clock::now();
}

bool DepthPass::worthShowing() const {
    if (m_result.complete()) return false; // it is the answer
    if (!m_allArmsShown && everyArmHasARun()) return true;
    return Clock::now() - m_shownAt >= (m_allArmsShown ? betweenPictures : slow);
}

bool DepthPass::everyArmHasARun() const {
    return std::ranges::none_of(m_result.arms, [](const DepthResult::Arm& arm) { return arm.runs.empty(); });
}

DepthOutcome DepthPass::outcome() {
    if (m_stop.error()) return unexpected(*m_stop.error());
    return std::make_shared<const DepthResult>(std::move(m_result));
}

} // namespace normscope::ui
