// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training_pass.h"

#include "engine/job_error.h"

#include <algorithm>
#include <exception>
#include <limits>
#include <utility>

namespace normscope::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto turn = 5ms; // with one lane, before the one furthest behind is looked for again
constexpr auto betweenPictures = 40ms;
constexpr auto betweenRarePictures = 1000ms;
constexpr auto slow = 100ms; // a wait this long is felt: then some arms are better than none

} // namespace

TrainingPass::TrainingPass(TrainingSession& session, TrainingResult result, TrainingPace pace, std::stop_token stop,
                           const TrainingJob::Progress& progress)
    : m_session(session), m_progress(progress), m_stop(std::move(stop)), m_result(std::move(result)) {
    setPace(pace);
}

void TrainingPass::setPace(TrainingPace pace) {
    m_seeds = pace == TrainingPace::Pause ? 0 : pace == TrainingPace::Step ? 1 : m_session.seeds();
    m_shows = m_seeds > 0 && pace != TrainingPace::Step && m_progress;
    m_betweenPictures = pace == TrainingPace::ToEnd ? betweenRarePictures : betweenPictures;
    m_until = std::numeric_limits<Index>::max();
    if (pace != TrainingPace::Step) return;
    if (const auto last = furthestBehind(0)) m_until = m_session.lane(last->arm, 0).steps() + 1;
}

std::size_t TrainingPass::tasks() const {
    std::size_t count = 0;
    for (std::size_t seed = 0; seed < m_seeds; ++seed)
        for (std::size_t arm = 0; arm < m_session.arms(); ++arm)
            if (idle(m_session.lane(arm, seed))) ++count;
    return count;
}

void TrainingPass::work() try {
    while (const auto place = next()) train(*place);
} catch (const std::exception&) {
    m_stop.fail(caughtError());
}

// Nothing for this thread now is nothing for ever: each lane that is not idle has a thread that stays with it.
std::optional<TrainingPass::Place> TrainingPass::next() {
    if (m_stop.requested()) return {};
    const std::lock_guard lock(m_mutex);
    for (std::size_t seed = 0; seed < m_seeds; ++seed)
        if (const auto place = furthestBehind(seed)) {
            m_busy.insert(&m_session.lane(place->arm, place->seed));
            return place;
        }
    return {};
}

std::optional<TrainingPass::Place> TrainingPass::furthestBehind(std::size_t seed) const {
    std::optional<Place> place;
    Index least = std::numeric_limits<Index>::max();
    for (std::size_t arm = 0; arm < m_session.arms(); ++arm) {
        const SessionLane& lane = m_session.lane(arm, seed);
        if (!idle(lane) || lane.steps() >= least) continue;
        least = lane.steps();
        place = {arm, seed};
    }
    return place;
}

bool TrainingPass::idle(const SessionLane& lane) const {
    return !lane.ended() && lane.steps() < m_until && !m_busy.contains(&lane);
}

void TrainingPass::train(const Place& place) {
    auto network = m_session.open(place.arm, place.seed);
    if (!network) return m_stop.fail(std::move(network.error()));
    trainForAWhile(**network);
    keep(m_session.lane(place.arm, place.seed));
}

void TrainingPass::trainForAWhile(TrainingLane& lane) const {
    const auto end = Clock::now() + turn;
    do {
        if (!lane.step(m_stop.token())) return;
    } while (!lane.ended() && lane.run().steps() < m_until && Clock::now() < end);
}

// Shows it with the lock held, so that what is shown only ever grows.
void TrainingPass::keep(SessionLane& lane) {
    auto run = std::make_shared<const TrainingRun>(lane.network->run());
    if (run->ended() && !lane.key.keep) lane.network.reset();
    const std::lock_guard lock(m_mutex);
    m_busy.erase(&lane);
    if (run->steps() > 0 || run->ended()) lane.shown = std::move(run);
    if (m_shows && !m_stop.requested() && worthShowing()) show();
}

void TrainingPass::show() {
    fillIn();
    if (m_result.complete()) return; // it is the answer
    m_allArmsShown = everyArmHasBegun();
    m_progress(m_result);
    m_shownAt = Clock::now();
}

bool TrainingPass::worthShowing() const {
    if (!m_allArmsShown && everyArmHasBegun()) return true;
    return Clock::now() - m_shownAt >= (m_allArmsShown ? m_betweenPictures : slow);
}

bool TrainingPass::everyArmHasBegun() const {
    for (std::size_t arm = 0; arm < m_session.arms(); ++arm)
        if (!m_session.lane(arm, 0).shown) return false;
    return true;
}

void TrainingPass::fillIn() {
    for (std::size_t arm = 0; arm < m_session.arms(); ++arm) {
        auto& runs = m_result.arms[arm].runs;
        runs.resize(m_session.seeds());
        for (std::size_t seed = 0; seed < runs.size(); ++seed) runs[seed] = m_session.lane(arm, seed).shown;
    }
    count(m_result);
}

TrainingAnswer TrainingPass::answer() {
    if (m_stop.error()) return unexpected(*m_stop.error());
    fillIn();
    return std::make_shared<const TrainingResult>(std::move(m_result));
}

} // namespace normscope::ui
