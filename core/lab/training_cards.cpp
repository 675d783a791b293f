// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_standing.h"

namespace normscope {

namespace {

using Mark = ArmCards::Mark;

struct Status {
    Text text;
    Mark mark = Mark::Waiting;
};

Index divergedStep(const TrainingRun& run) {
    return run.outcome.divergence ? run.outcome.divergence->step + 1 : run.steps();
}

Status statusOf(const TrainingScene& scene, std::size_t arm) {
    const ArmStanding standing = standingOf(scene, arm);
    switch (standing.state) {
    case ArmState::Impossible:
        return {NORMSCOPE_TEXT("cannot be trained"), Mark::Failure};
    case ArmState::Diverged:
        return {{NORMSCOPE_TEXT("diverged at step %1"), {count(divergedStep(*firstRun(scene.result, arm)))}},
                Mark::Failure};
    case ArmState::Stuck:
        return {NORMSCOPE_TEXT("stuck at chance"), Mark::Failure};
    case ArmState::Worse:
        return {{NORMSCOPE_TEXT("worse than chance, loss %1"), {reading(standing.trainLoss)}}, Mark::Failure};
    case ArmState::Missed:
        return {{NORMSCOPE_TEXT("ended at %1"), {percentText(standing.test->accuracy)}}, Mark::Failure};
    case ArmState::Reached:
        return {{NORMSCOPE_TEXT("reached %1"), {percentText(standing.test->accuracy)}}, Mark::Success};
    case ArmState::Begun:
    case ArmState::Learning:
        return {{NORMSCOPE_TEXT("learning, loss %1"), {reading(standing.loss())}}, Mark::Running};
    case ArmState::Waiting:
        break;
    }
    return {NORMSCOPE_TEXT("waiting"), Mark::Waiting};
}

Mark markOf(const TrainingRun* run, double success) {
    if (!run || (run->steps() == 0 && !run->ended())) return Mark::Waiting;
    if (!run->ended()) return Mark::Running;
    const auto test = lastEvaluation(*run);
    const bool reached = run->outcome.end == TrainingEnd::Finished && test && test->accuracy >= success;
    return reached ? Mark::Success : Mark::Failure;
}

ArmCards::Card cardOf(const TrainingScene& scene, std::size_t arm) {
    const ArmLook& look = scene.looks[arm];
    const Status status = statusOf(scene, arm);
    ArmCards::Card card;
    card.letter = look.letter;
    card.title = armName(scene.start(arm).arm);
    card.role = look.role;
    card.form = look.form;
    card.second = look.second;
    card.settings = trainingArmDifferences(scene.settings(), arm);
    card.status = status.text;
    card.state = status.mark;
    const SuccessRate rate = successOf(scene.result, arm);
    if (rate.ended > 0) card.share = {NORMSCOPE_TEXT("%1 of %2"), {count(rate.reached), count(rate.ended)}};
    for (const auto& run : scene.result.arms[arm].runs)
        card.runs.push_back(markOf(run.get(), scene.settings().success));
    return card;
}

} // namespace

ArmCards armCards(const TrainingScene& scene) {
    ArmCards cards;
    cards.title = NORMSCOPE_TEXT("Arms");
    cards.chosen = scene.arm;
    std::vector<Text> states;
    for (std::size_t k = 0; k < scene.arms(); ++k) {
        cards.cards.push_back(cardOf(scene, k));
        states.push_back({"%1: %2", {armMention(scene.looks[k]), cards.cards.back().status}});
    }
    cards.description = sequence(states, "; ");
    return cards;
}

} // namespace normscope
