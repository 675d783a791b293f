// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/depth.h"

#include <deque>
#include <optional>
#include <vector>

namespace normscope::ui {

// Hands out the tasks of a depth run to its threads. All threads first share the first seed, so that every arm is soon
// to be seen. After that a thread keeps to the seed and depth whose weights it has drawn; when those are done, it helps
// where the most is left.
class DepthQueue {
public:
    explicit DepthQueue(const std::vector<DepthTask>& tasks);

    // For a thread that has just done last. None: all are given out.
    std::optional<DepthTask> next(const std::optional<DepthTask>& last);

private:
    using Group = std::deque<DepthTask>; // neighbours that start from the same weights
    Group* withWeightsOf(const DepthTask& task);

    std::vector<Group> m_groups;
};

} // namespace normscope::ui
