// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training_tasks.h"

#include <utility>

namespace normscope::ui {

void TrainingTasks::begin(const Scenario& scenario) {
    TrainingDataKey data = dataKeyOf(scenario, m_data);
    const bool sameData = data == m_data;
    m_data = std::move(data);
    const auto seeds = static_cast<std::uint64_t>(scenario.training.seeds);
    std::erase_if(m_entries, [&](const auto& entry) { return !sameData || entry.first - scenario.seed >= seeds; });
}

// One thread reads while the others wait: mostly it is the same task they want.
Expected<TrainingTasks::Entry> TrainingTasks::get(const Scenario& scenario, std::uint64_t seed) {
    const std::lock_guard lock(m_mutex);
    if (const auto known = m_entries.find(seed); known != m_entries.end()) return known->second;
    Entry entry;
    auto task = trainingTask(scenario, seed, &entry.notes);
    if (!task) return unexpected(std::move(task.error()));
    entry.task = std::move(*task);
    return m_entries.emplace(seed, std::move(entry)).first->second;
}

} // namespace normscope::ui
