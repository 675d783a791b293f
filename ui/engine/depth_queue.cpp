// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/depth_queue.h"

#include <algorithm>
#include <utility>

namespace normscope::ui {

namespace {

bool sameWeights(const DepthTask& a, const DepthTask& b) { return a.seed == b.seed && a.layers == b.layers; }

} // namespace

DepthQueue::DepthQueue(const std::vector<DepthTask>& tasks) {
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        if (i == 0 || !sameWeights(tasks[i], tasks[i - 1])) m_groups.emplace_back();
        m_groups.back().push_back(tasks[i]);
    }
}

std::optional<DepthTask> DepthQueue::next(const std::optional<DepthTask>& last) {
    if (m_groups.empty()) return {};
    Group* group = &m_groups.front();
    if (group->empty() && last) group = withWeightsOf(*last);
    if (!group || group->empty()) group = &*std::ranges::max_element(m_groups, {}, &Group::size);
    if (group->empty()) return {};
    const DepthTask task = group->front();
    group->pop_front();
    return task;
}

DepthQueue::Group* DepthQueue::withWeightsOf(const DepthTask& task) {
    for (Group& group : m_groups)
        if (!group.empty() && sameWeights(group.front(), task)) return &group;
    return nullptr;
}

} // namespace normscope::ui
