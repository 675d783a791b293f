// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training_key.h"
#include "lab/training.h"

#include <map>
#include <mutex>

namespace normscope::ui {

// The tasks of a scenario's seeds, kept while the same data are asked for.
class TrainingTasks {
public:
    struct Entry {
        std::shared_ptr<const TrainingTask> task;
        std::vector<Text> notes;
    };

    void begin(const Scenario& scenario); // drops what it does not need; while no thread asks
    const TrainingDataKey& data() const { return m_data; }
    Expected<Entry> get(const Scenario& scenario, std::uint64_t seed); // on any thread

private:
    TrainingDataKey m_data;
    std::mutex m_mutex;
    std::map<std::uint64_t, Entry> m_entries; // by seed
};

} // namespace normscope::ui
