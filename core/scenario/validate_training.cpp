// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/validate_training.h"

#include "scenario/stack_cost.h"
#include "scenario/training_arms.h"
#include "train/step_record.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr double giga = 1e9;

tl::unexpected<Error> refusal(std::string place, Text reason) {
    return unexpected(Error{"", std::move(place), std::move(reason)});
}

Index tokensOf(TrainingData data) { return data == TrainingData::DigitRows ? 8 : 1; }

std::vector<ArmSettings> startsOf(const TrainingSettings& training) {
    std::vector<ArmSettings> starts;
    for (std::size_t arm = 0; arm < training.arms.size(); ++arm) starts.push_back(planOf(training, arm).start);
    return starts;
}

StackSize sizeOf(const ArmSettings& arm, TrainingData data) {
    const ModelSettings& model = arm.model;
    return {.block = model.block,
            .layers = model.layers,
            .width = model.width,
            .hidden = model.hidden,
            .heads = model.heads,
            .tokens = tokensOf(data),
            .batch = arm.batch};
}

Expected<void> checkFile(const Scenario& scenario) {
    if (scenario.training.data != TrainingData::File || !scenario.data.file.empty()) return {};
    return refusal("data.file", NORMSCOPE_TEXT("choose a file first: the training data are \"file\""));
}

Expected<void> checkBranches(const TrainingSettings& training) {
    for (const TrainingArm& arm : training.arms)
        if (!arm.branches.empty() && arm.branches.back().step >= training.steps)
            return refusal("training.steps",
                           {NORMSCOPE_TEXT("must be more than %1, where the arm \"%2\" branches, not %3"),
                            {std::to_string(arm.branches.back().step), armText(arm), std::to_string(training.steps)}});
    return {};
}

// Every arm is in memory with its weights, their gradients and two moments, and a copy to go back to.
Expected<void> checkNetworks(const TrainingSettings& training) {
    constexpr int weightCopies = 5;
    constexpr double most = 2 * giga;
    double bytes = 0;
    for (const ArmSettings& arm : startsOf(training)) bytes += stackBytes(sizeOf(arm, training.data), weightCopies);
    if (bytes <= most) return {};
    return refusal("training.layers",
                   {NORMSCOPE_TEXT("these networks need about %1 GB of memory together, more than %2: make layers, "
                                   "width or batch size smaller, or train fewer arms"),
                    {fixed(bytes / giga, 1), fixed(most / giga, 0)}});
}

// What is kept of every step; layer by layer of the first seed.
Expected<void> checkRecords(const TrainingSettings& training) {
    constexpr double most = giga, layerBytes = 3 * sizeof(double);
    double bytes = 0;
    for (const ArmSettings& arm : startsOf(training))
        bytes += double(training.steps) *
                 (double(training.seeds) * double(sizeof(StepRecord)) + layerBytes * double(arm.model.layers));
    if (bytes <= most) return {};
    return refusal("training.steps",
                   {NORMSCOPE_TEXT("the curves of %1 steps need about %2 GB of memory, more than %3: make steps, "
                                   "layers or seeds fewer"),
                    {std::to_string(training.steps), fixed(bytes / giga, 1), fixed(most / giga, 0)}});
}

bool takesMinutes(const TrainingSettings& training) {
    constexpr double perMinute = 60 * multiplyAddsPerSecond;
    double step = 0;
    for (const ArmSettings& arm : startsOf(training)) step += multiplyAdds(sizeOf(arm, training.data));
    return step * double(training.steps) * double(training.seeds) > 2 * perMinute;
}

// BatchNorm in training on a single row: its variance says nothing.
bool hasOneRow(const ArmSettings& arm, TrainingData data) {
    return arm.arm.norm == NormKind::Batch && arm.batch * tokensOf(data) == 1;
}

} // namespace

Expected<void> validateTraining(const Scenario& scenario) {
    if (const auto checked = checkFile(scenario); !checked) return checked;
    if (const auto checked = checkBranches(scenario.training); !checked) return checked;
    if (const auto checked = checkNetworks(scenario.training); !checked) return checked;
    return checkRecords(scenario.training);
}

std::vector<Text> trainingWarnings(const Scenario& scenario) {
    const TrainingSettings& training = scenario.training;
    std::vector<Text> found;
    const auto starts = startsOf(training);
    if (std::ranges::any_of(starts, [&](const ArmSettings& arm) { return hasOneRow(arm, training.data); }))
        found.emplace_back(NORMSCOPE_TEXT("BatchNorm cannot train on one sample: an arm with batch size 1 stops at its "
                                          "first step."));
    if (takesMinutes(training))
        found.push_back(
            {NORMSCOPE_TEXT("%1 runs of %2 steps: this takes minutes. Curves grow while it goes on; fewer "
                            "seeds or layers are faster."),
             {std::to_string(training.arms.size() * std::size_t(training.seeds)), std::to_string(training.steps)}});
    return found;
}

} // namespace normscope
