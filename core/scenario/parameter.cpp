// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter.h"

#include "scenario/parameter_groups.h"
#include "scenario/training_arms.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

std::vector<Parameter> allParameters() {
    std::vector<Parameter> all;
    for (const auto part : {scenarioParameters,
                            dataParameters,
                            normParameters,
                            batchNormParameters,
                            axesParameters,
                            depthStackParameters,
                            depthArmParameters,
                            depthMeasureParameters,
                            trainingTaskParameters,
                            trainingModelParameters,
                            trainingLearningParameters,
                            trainingArmParameters,
                            trainingViewParameters,
                            batchStreamParameters,
                            batchEventParameters,
                            batchTrainingParameters,
                            batchViewParameters,
                            precisionParameters,
                            precisionLanguageParameters,
                            modelsParameters})
        std::ranges::move(part(), std::back_inserter(all));
    return all;
}

double converted(double momentum) {
    constexpr double decimals = 1e15; // 1 - 0.9 is 0.09999999999999998 in binary
    return std::round(convertMomentum(momentum) * decimals) / decimals;
}

// The chosen arm stays the chosen one where others come or go before it.
Index followedArm(const DepthSettings& before, const DepthSettings& after) {
    const auto last = [](const DepthSettings& depth) { return std::ssize(depth.arms) - 1; };
    const DepthArm chosen = before.arms[std::size_t(std::clamp<Index>(before.arm, 0, last(before)))];
    const auto found = std::ranges::find(after.arms, chosen);
    return found != after.arms.end() ? found - after.arms.begin() : std::clamp<Index>(after.arm, 0, last(after));
}

// A file that is named becomes the data set of the page; the edits were values of the old one.
void followData(const Scenario& before, Scenario& after) {
    const bool otherFile = after.data.file != before.data.file;
    if (otherFile && !after.data.file.empty() && after.page == Page::Training)
        after.training.data = TrainingData::File;
    else if (otherFile && !after.data.file.empty())
        after.data.source = DataSource::File;
    const bool otherSource = after.data.source != before.data.source;
    if (otherSource) after.data.units = usualUnits(after.data.source);
    if (otherSource || (otherFile && after.data.source == DataSource::File)) after.data.edits.clear();
}

// Fewer tokens leave room for less padding: one token is a real one.
void followTokens(const Scenario& before, Scenario& after) {
    if (after.data.tokens < before.data.tokens)
        after.data.padding = std::min(after.data.padding, after.data.tokens - 1);
}

// Values that were typed over come from where they did no longer.
void followAffine(const NormSettings& before, NormSettings& after) {
    const bool changed = after.gammaValues != before.gammaValues || after.betaValues != before.betaValues;
    if (changed && after.affineSource == before.affineSource) after.affineSource.clear();
}

// A checkpoint that is named is looked at.
void followCheckpoint(const Scenario& before, Scenario& after) {
    if (after.models.file != before.models.file && !after.models.file.empty())
        after.models.view = ModelsView::Checkpoint;
}

Scenario withItsConsequences(const Scenario& before, Scenario after) {
    followData(before, after);
    followCheckpoint(before, after);
    followTokens(before, after);
    followAffine(before.norm, after.norm);
    if (after.norm.convention != before.norm.convention) after.norm.momentum = converted(before.norm.momentum);
    if (after.depth.arms != before.depth.arms) after.depth.arm = followedArm(before.depth, after.depth);
    if (after.training.arms.size() != before.training.arms.size())
        after.training.arm = Index(chosenArm(after.training));
    return after;
}

} // namespace

const std::vector<Parameter>& parameters() {
    static const std::vector<Parameter> all = allParameters();
    return all;
}

const Parameter* findParameter(std::string_view key) {
    const auto found = std::ranges::find(parameters(), key, &Parameter::key);
    return found == parameters().end() ? nullptr : &*found;
}

Expected<Scenario> with(const Scenario& scenario, const Parameter& parameter, const ParameterValue& value) {
    if (const auto checked = check(parameter, value); !checked) return unexpected(checked.error());
    Scenario changed = scenario;
    parameter.set(changed, value);
    changed = withItsConsequences(scenario, std::move(changed));
    if (const auto valid = validate(changed); !valid) return unexpected(valid.error());
    return changed;
}

Scenario withConvention(const Scenario& scenario, MomentumConvention convention) {
    Scenario changed = scenario;
    changed.norm.convention = convention;
    return withItsConsequences(scenario, std::move(changed));
}

} // namespace normscope
