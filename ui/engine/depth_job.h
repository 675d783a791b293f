// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "lab/depth.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace normscope::ui {

using DepthOutcome = Expected<std::shared_ptr<const DepthResult>>;

// What the engine does for the Depth page, on several threads: whatever their number, the same bits. Nothing is thrown:
// a surprise becomes an error too.
class DepthJob {
public:
    // Gets what is done so far, and never twice the same: when the first run of every arm is in, after that every 40 ms
    // at most; on a slow run before it too. On any of the threads, but by one at a time. The whole result is not among
    // them: it is the answer.
    using Progress = std::function<void(const DepthResult&)>;

    explicit DepthJob(unsigned threads = 0); // the caller's included; 0: as many as there are processors

    // Stopped on request, within one layer, the answer holds what was done.
    DepthOutcome operator()(const Scenario& scenario, bool sweep, std::stop_token stop, const Progress& progress);

private:
    std::vector<DepthWorker> m_workers; // one a thread, with the weights of its last task
};

// The same once, for a caller without an engine.
DepthOutcome runDepthJob(const Scenario& scenario, bool sweep, unsigned threads, std::stop_token stop,
                         const std::function<void(const DepthResult&)>& progress);

} // namespace normscope::ui
