// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trained_store.h"
#include "error.h"
#include "lab/batch.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace normscope::ui {

using BatchAnswer = Expected<std::shared_ptr<const BatchResult>>;

// What the engine does for the Batch page: what is quick at once, then the trainings on several threads, whatever their
// number with the same bits. Those that an earlier request has done are not done again. Nothing is thrown: a surprise
// becomes an error too.
class BatchJob {
public:
    // Gets what is done so far, and never twice the same: when all but the trainings is there, after that every 40 ms
    // at most. On any of the threads, but by one at a time. The whole result is not among them: it is the answer.
    using Progress = std::function<void(const BatchResult&)>;

    explicit BatchJob(unsigned threads = 0); // the caller's included; 0: as many as there are processors

    // Stopped on request, within one step of a training, the answer holds the trainings that were done.
    BatchAnswer operator()(const Scenario& scenario, std::stop_token stop, const Progress& progress);

private:
    unsigned m_threads;
    TrainedStore<TrainedCase, TrainedOutcome> m_trained{sameTraining};
};

// The same once, for a caller without an engine.
BatchAnswer runBatchJob(const Scenario& scenario, unsigned threads, std::stop_token stop,
                        const BatchJob::Progress& progress);

} // namespace normscope::ui
