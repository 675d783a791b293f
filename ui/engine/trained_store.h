// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <list>
#include <map>

namespace normscope::ui {

// What trainings have given, kept by the settings that they depend on: what a change leaves alone is not trained again,
// and what a change brings back is there at once.
template <class Key, class Value>
class TrainedStore {
public:
    using Same = bool (*)(const Scenario&, const Scenario&); // whether both train alike
    using Values = std::map<Key, Value>;

    explicit TrainedStore(Same same) : m_same(same) {}

    // To be read and added to until the next call.
    Values& of(const Scenario& scenario) {
        takeToFront(scenario);
        // A slider that is dragged leaves many for which nothing has ended.
        m_entries.remove_if(
            [this](const Entry& entry) { return &entry != &m_entries.front() && entry.values.empty(); });
        if (m_entries.size() > most) m_entries.pop_back();
        return m_entries.front().values;
    }

private:
    struct Entry {
        Scenario scenario;
        Values values;
    };
    static constexpr std::size_t most = 8;

    void takeToFront(const Scenario& scenario) {
        for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry)
            if (m_same(entry->scenario, scenario)) return m_entries.splice(m_entries.begin(), m_entries, entry);
        m_entries.push_front({scenario, {}});
    }

    Same m_same;
    std::list<Entry> m_entries; // the newest first
};

} // namespace normscope::ui
