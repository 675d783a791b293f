// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training_tasks.h"

#include <memory>
#include <optional>
#include <vector>

namespace normscope::ui {

// One arm with one seed in a session.
struct SessionLane {
    LaneKey key;
    std::optional<TrainingLane> network;      // none before it begins, nor after the end where nobody looks into it
    std::shared_ptr<const TrainingRun> shown; // as far as it has come; null: not begun

    Index steps() const { return shown ? shown->steps() : 0; }
    bool ended() const { return shown && shown->ended(); }
};

// The lanes of a training, kept from request to request: what a change leaves alone goes on, what it brings back is
// there at once, and a branch starts where its parent has been.
class TrainingSession {
public:
    // Makes the scenario's lanes the current ones and gives a result without runs. On failure all stays as it was.
    Expected<TrainingResult> begin(const Scenario& scenario);
    void clear(); // forgets all lanes

    std::size_t arms() const { return m_scenario.training.arms.size(); }
    std::size_t seeds() const { return static_cast<std::size_t>(m_scenario.training.seeds); }
    // Arms with the same settings share one.
    SessionLane& lane(std::size_t arm, std::size_t seed) const { return *m_lanes[seed * arms() + arm]; }
    // Its network, made if there is none yet. For several threads at once, each with a lane of its own.
    Expected<TrainingLane*> open(std::size_t arm, std::size_t seed);

private:
    using Lane = std::shared_ptr<SessionLane>;

    std::vector<Lane> lanesOf(const Scenario& scenario, const std::shared_ptr<const TrainingTask>& task) const;
    Lane known(const LaneKey& key, const std::vector<Lane>& made) const;
    void branchOff(SessionLane& lane, const Scenario& scenario, std::size_t arm,
                   const std::shared_ptr<const TrainingTask>& task) const;
    const SessionLane* parentOf(const LaneKey& key) const;
    void replaceLanes(std::vector<Lane> lanes);

    Scenario m_scenario;
    TrainingTasks m_tasks;
    std::vector<Lane> m_lanes;  // seed by seed
    std::vector<Lane> m_spares; // begun, but not wanted now; the newest is the last
};

} // namespace normscope::ui
