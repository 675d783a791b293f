// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_notes.h"
#include "lab/batch_parts.h"

namespace normscope {

BatchResult quickBatch(const Scenario& scenario) {
    const BatchSignal signal = batchSignal(scenario);
    BatchResult result;
    result.scenario = scenario;
    result.stream = streamStudy(scenario, signal);
    result.law = errorLaw(scenario, signal);
    result.perturbation = perturbationStudy(scenario);
    result.padding = paddingStudy(scenario);
    result.conventions = conventionStudy(scenario, signal);
    result.planned = std::ssize(trainedCases(scenario));
    result.notes = batchNotes(scenario);
    return result;
}

BatchResult runBatch(const Scenario& scenario, std::stop_token stop) {
    BatchResult result = quickBatch(scenario);
    for (const TrainedCase& which : trainedCases(scenario)) {
        TrainedOutcome outcome = trainCase(scenario, which, stop);
        if (outcome.stopped) break;
        result.trained.emplace(which, std::move(outcome));
        ++result.done;
    }
    return result;
}

} // namespace normscope
