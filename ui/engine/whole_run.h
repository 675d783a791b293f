// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/page_job.h"

#include <functional>
#include <list>
#include <memory>
#include <stop_token>

namespace normscope::ui {

// Everything that a page measures of a scenario, whatever its view: the whole training, and the curve against depth
// too. What one run has computed is not computed again for the next.
class WholeRun {
public:
    // How much is done and how much was planned, runs or steps or trainings; on any thread, but by one at a time. Also
    // told when all is done; pages that are done at once tell nothing.
    using Progress = std::function<void(std::size_t done, std::size_t planned)>;

    // Stopped on request the answer holds what was done. Nothing is thrown: a surprise becomes an error too.
    PageAnswer operator()(const Scenario& scenario, std::stop_token stop, const Progress& progress = {});

private:
    PageAnswer depth(const Scenario& scenario, std::stop_token stop, const Progress& progress);
    std::shared_ptr<const DepthResult> known(const Scenario& scenario) const;

    AxesJob m_axes;
    DepthJob m_depth;
    TrainingJob m_training;
    BatchJob m_batch;
    PrecisionJob m_precision;
    ModelsJob m_models;
    std::list<std::shared_ptr<const DepthResult>> m_depths; // whole ones, the newest first
};

} // namespace normscope::ui
