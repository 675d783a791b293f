// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_setup.h"
#include "lab/training_standing.h"
#include "scenario/arm_settings.h"

#include <algorithm>

// What went wrong in a run that broke off, where, and what may help.
namespace normscope {

namespace {

bool broke(const std::shared_ptr<const TrainingRun>& run) {
    return run && (run->outcome.end == TrainingEnd::Diverged || run->outcome.end == TrainingEnd::Impossible);
}

// The first seed's run if it broke off, or else the next that did; null: none.
const TrainingRun* brokenRun(const TrainingResult& result, std::size_t arm) {
    const auto found = std::ranges::find_if(result.arms[arm].runs, broke);
    return found == result.arms[arm].runs.end() ? nullptr : found->get();
}

Text reasonImpossible(NormStatus status) {
    if (status == NormStatus::ZeroVarianceZeroEps) return NORMSCOPE_TEXT("a constant group and ε = 0 give 0/0");
    return NORMSCOPE_TEXT("BatchNorm needs more than one row");
}

Text placeOf(Index layer, Index layers) {
    if (layer == 0) return NORMSCOPE_TEXT("the embedding");
    if (layer > layers) return NORMSCOPE_TEXT("the head");
    return {NORMSCOPE_TEXT("layer %1"), {count(layer)}};
}

Text reasonDiverged(const Divergence& divergence, Index layers) {
    const Text place = placeOf(divergence.layer, layers);
    switch (divergence.tensor) {
    case Divergence::Tensor::Stream:
        return {NORMSCOPE_TEXT("the stream behind %1 is not finite"), {place}};
    case Divergence::Tensor::Gradient:
        return {NORMSCOPE_TEXT("the gradient of %1 is not finite"), {place}};
    case Divergence::Tensor::Weight:
        return {NORMSCOPE_TEXT("a weight of %1 is not finite"), {place}};
    case Divergence::Tensor::Loss:
        break;
    }
    return NORMSCOPE_TEXT("the loss is not finite");
}

Text whoOf(const TrainingResult& result, std::size_t arm, const TrainingRun& run, const Text& mention) {
    if (&run == firstRun(result, arm)) return mention;
    return {NORMSCOPE_TEXT("%1, seed %2,"), {mention, std::to_string(run.seed)}};
}

} // namespace

Text divergenceFact(const TrainingResult& result, std::size_t arm, const Text& mention) {
    const TrainingRun* run = brokenRun(result, arm);
    if (!run) return {};
    const Text who = whoOf(result, arm, *run, mention);
    if (run->outcome.end == TrainingEnd::Impossible)
        return {NORMSCOPE_TEXT("%1 cannot be trained: %2."), {who, reasonImpossible(run->outcome.status)}};
    const Divergence divergence = run->outcome.divergence.value_or(Divergence{.step = run->steps() - 1});
    return {NORMSCOPE_TEXT("%1 diverged at step %2: %3."),
            {who, strong(count(divergence.step + 1)),
             reasonDiverged(divergence, result.arms[arm].plan.start.model.layers)}};
}

Text divergenceAdvice(const TrainingResult& result, std::size_t arm) {
    const TrainingRun* run = brokenRun(result, arm);
    if (!run) return {};
    const ArmPlan& plan = result.arms[arm].plan;
    if (run->outcome.end == TrainingEnd::Impossible)
        return run->outcome.status == NormStatus::ZeroVarianceZeroEps ? NORMSCOPE_TEXT("Try a larger ε")
                                                                      : NORMSCOPE_TEXT("Try a larger batch");
    const LearningSettings& learning = learningAt(plan, run->steps());
    std::vector<Text> parts = {NORMSCOPE_TEXT("a lower learning rate")};
    if (learning.warmup == 0) parts.push_back(NORMSCOPE_TEXT("warm-up"));
    if (learning.clip <= 0) parts.push_back(NORMSCOPE_TEXT("clipping"));
    if (plan.start.arm.norm == NormKind::None) parts.push_back(NORMSCOPE_TEXT("a norm"));
    return {NORMSCOPE_TEXT("Try %1"), {alternatives(parts)}};
}

Text divergenceMessage(const TrainingResult& result, std::size_t arm) {
    if (!brokenRun(result, arm)) return {};
    const DepthArm& kind = result.arms[arm].plan.start.arm;
    const Text mention("%1 (%2)", {{armLetter(arm), roleOf(kind)}, armWord(kind)});
    return {NORMSCOPE_TEXT("%1 %2; undo takes the change back."),
            {divergenceFact(result, arm, mention), divergenceAdvice(result, arm)}};
}

} // namespace normscope
