// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training_session.h"

#include <algorithm>
#include <utility>

namespace normscope::ui {

namespace {

using Lanes = std::vector<std::shared_ptr<SessionLane>>;

// Networks, with what the first seed keeps, are large; a mere run is small.
constexpr std::ptrdiff_t spareNetworks = 12;
constexpr std::ptrdiff_t spareRuns = 60;

bool has(const Lanes& lanes, const std::shared_ptr<SessionLane>& lane) {
    return std::ranges::find(lanes, lane) != lanes.end();
}

// As emptyTrainingResult, which would read the data anew.
TrainingResult withoutRuns(const Scenario& scenario, const TrainingTasks::Entry& first) {
    TrainingResult result;
    result.scenario = scenario;
    for (std::size_t arm = 0; arm < scenario.training.arms.size(); ++arm)
        result.arms.push_back({planOf(scenario.training, arm), {}});
    result.classes = first.task->classes;
    result.testSamples = std::ssize(first.task->test.labels);
    result.notes = first.notes;
    return result;
}

// Drops the oldest, but those that have ended last: a slider that is dragged leaves many that have hardly begun.
template <class Counts>
void dropOldest(Lanes& lanes, std::ptrdiff_t most, Counts counts) {
    while (std::ranges::count_if(lanes, counts) > most) {
        const auto unfinished = [&](const auto& lane) { return counts(lane) && !lane->ended(); };
        auto oldest = std::ranges::find_if(lanes, unfinished);
        if (oldest == lanes.end()) oldest = std::ranges::find_if(lanes, counts);
        lanes.erase(oldest);
    }
}

} // namespace

Expected<TrainingResult> TrainingSession::begin(const Scenario& scenario) {
    m_tasks.begin(scenario);
    auto first = m_tasks.get(scenario, scenario.seed);
    if (!first) return unexpected(std::move(first.error()));
    Lanes lanes = lanesOf(scenario, first->task);
    TrainingResult result = withoutRuns(scenario, *first);
    m_scenario = scenario;
    replaceLanes(std::move(lanes));
    return result;
}

void TrainingSession::clear() {
    m_lanes.clear();
    m_spares.clear();
}

Lanes TrainingSession::lanesOf(const Scenario& scenario, const std::shared_ptr<const TrainingTask>& task) const {
    Lanes lanes;
    for (Index i = 0; i < scenario.training.seeds; ++i)
        for (std::size_t arm = 0; arm < scenario.training.arms.size(); ++arm) {
            LaneKey key = laneKeyOf(scenario, m_tasks.data(), arm, scenario.seed + static_cast<std::uint64_t>(i));
            Lane lane = known(key, lanes);
            if (!lane) {
                lane = std::make_shared<SessionLane>();
                lane->key = std::move(key);
                branchOff(*lane, scenario, arm, task);
            }
            lanes.push_back(std::move(lane));
        }
    return lanes;
}

TrainingSession::Lane TrainingSession::known(const LaneKey& key, const Lanes& made) const {
    for (const Lanes* lanes : {&made, &m_lanes, &m_spares})
        for (const Lane& lane : *lanes)
            if (lane->key == key) return lane;
    return nullptr;
}

void TrainingSession::branchOff(SessionLane& lane, const Scenario& scenario, std::size_t arm,
                                const std::shared_ptr<const TrainingTask>& task) const {
    const SessionLane* parent = lane.key.keep ? parentOf(lane.key) : nullptr;
    if (!parent) return;
    lane.network.emplace(scenario, arm, lane.key.seed, task, true);
    lane.network->takeOver(*parent->network);
    if (lane.network->run().steps() > 0) lane.shown = std::make_shared<const TrainingRun>(lane.network->run());
}

// The one that has gone furthest along the same way; none: none has begun it.
const SessionLane* TrainingSession::parentOf(const LaneKey& key) const {
    const SessionLane* parent = nullptr;
    Index most = 0;
    for (const Lanes* lanes : {&m_lanes, &m_spares})
        for (const Lane& lane : *lanes) {
            if (!lane->network) continue;
            const Index shared = std::min(sharedSteps(key, lane->key), lane->steps());
            if (shared > most) parent = lane.get();
            most = std::max(most, shared);
        }
    return parent;
}

void TrainingSession::replaceLanes(Lanes lanes) {
    const Lanes before = std::exchange(m_lanes, std::move(lanes));
    for (auto lane = before.rbegin(); lane != before.rend(); ++lane) // the first seed's are dropped last
        if ((*lane)->shown && !has(m_spares, *lane)) m_spares.push_back(*lane);
    std::erase_if(m_spares, [this](const Lane& lane) { return has(m_lanes, lane); });
    dropOldest(m_spares, spareNetworks, [](const Lane& lane) { return lane->network.has_value(); });
    dropOldest(m_spares, spareRuns, [](const Lane&) { return true; });
}

Expected<TrainingLane*> TrainingSession::open(std::size_t arm, std::size_t seed) {
    SessionLane& chosen = lane(arm, seed);
    if (!chosen.network) {
        auto entry = m_tasks.get(m_scenario, chosen.key.seed);
        if (!entry) return unexpected(std::move(entry.error()));
        chosen.network.emplace(m_scenario, arm, chosen.key.seed, std::move(entry->task), chosen.key.keep);
    }
    return &*chosen.network;
}

} // namespace normscope::ui
