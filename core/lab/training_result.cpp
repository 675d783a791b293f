// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training.h"

#include <algorithm>

namespace normscope {

namespace {

using Lanes = std::vector<TrainingLane>; // of one seed, one an arm

Expected<Lanes> lanesOf(const Scenario& scenario, std::uint64_t seed) {
    const auto task = trainingTask(scenario, seed);
    if (!task) return unexpected(task.error());
    Lanes lanes;
    for (std::size_t arm = 0; arm < scenario.training.arms.size(); ++arm)
        lanes.emplace_back(scenario, arm, seed, *task, seed == scenario.seed);
    return lanes;
}

// False: stopped.
bool trainInLockstep(Lanes& lanes, const std::stop_token& stop) {
    while (std::ranges::any_of(lanes, [](const TrainingLane& lane) { return !lane.ended(); }))
        for (TrainingLane& lane : lanes)
            if (!lane.ended() && !lane.step(stop)) return false;
    return true;
}

} // namespace

TrainingResult emptyTrainingResult(const Scenario& scenario) {
    const TrainingSettings& training = scenario.training;
    TrainingResult result;
    result.scenario = scenario;
    for (std::size_t arm = 0; arm < training.arms.size(); ++arm) {
        result.arms.push_back({planOf(training, arm), {}});
        result.arms.back().runs.resize(std::size_t(training.seeds));
    }
    if (const auto task = trainingTask(scenario, scenario.seed, &result.notes)) {
        result.classes = (*task)->classes;
        result.testSamples = std::ssize((*task)->test.labels);
    }
    count(result);
    return result;
}

void count(TrainingResult& result) {
    const Index steps = result.scenario.training.steps;
    result.done = result.planned = 0;
    for (const TrainingResult::Arm& arm : result.arms)
        for (const auto& run : arm.runs) {
            result.planned += steps;
            if (run) result.done += run->ended() ? steps : run->steps();
        }
}

Expected<TrainingResult> runTraining(const Scenario& scenario, std::stop_token stop) {
    TrainingResult result = emptyTrainingResult(scenario);
    for (Index k = 0; k < scenario.training.seeds; ++k) {
        auto lanes = lanesOf(scenario, scenario.seed + std::uint64_t(k));
        if (!lanes) return unexpected(lanes.error());
        const bool whole = trainInLockstep(*lanes, stop);
        for (std::size_t arm = 0; arm < lanes->size(); ++arm)
            result.arms[arm].runs[std::size_t(k)] = std::make_shared<const TrainingRun>((*lanes)[arm].run());
        if (!whole) break;
    }
    count(result);
    return result;
}

std::optional<Evaluation> lastEvaluation(const TrainingRun& run) {
    for (auto record = run.records.rbegin(); record != run.records.rend(); ++record)
        if ((*record)->test) return (*record)->test;
    return {};
}

SuccessRate successOf(const TrainingResult& result, std::size_t arm) {
    SuccessRate rate;
    for (const auto& run : result.arms[arm].runs) {
        if (!run || !run->ended()) continue;
        ++rate.ended;
        const auto test = lastEvaluation(*run);
        const bool finished = run->outcome.end == TrainingEnd::Finished;
        if (finished && test && test->accuracy >= result.scenario.training.success) ++rate.reached;
    }
    return rate;
}

Index newestStep(const TrainingResult& result) {
    Index newest = 0;
    for (const TrainingResult::Arm& arm : result.arms)
        if (!arm.runs.empty() && arm.runs.front()) newest = std::max(newest, arm.runs.front()->steps());
    return newest;
}

std::string armLetter(std::size_t arm) { return std::string(1, char('A' + int(arm))); }

} // namespace normscope
