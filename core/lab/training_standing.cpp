// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_standing.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

namespace {

constexpr Index patience = 50; // steps before a loss at chance is called stuck
constexpr Index recent = 20;
constexpr double nearChance = 0.9, aboveChance = 1.5; // times the loss of a guess

std::optional<Evaluation> evaluationAt(const TrainingRun& run, Index steps) {
    for (Index step = steps; step > 0; --step)
        if (const auto& test = run.records[std::size_t(step - 1)]->test) return test;
    return {};
}

bool divergedBy(const TrainingScene& scene, const TrainingRun& run) {
    if (run.outcome.end != TrainingEnd::Diverged) return false;
    const Index step = run.outcome.divergence ? run.outcome.divergence->step + 1 : run.steps();
    return scene.reached >= std::min(step, scene.newest);
}

ArmState atWork(const TrainingScene& scene, const TrainingRun& run, const ArmStanding& standing) {
    const double success = scene.settings().success, chance = scene.chance();
    if (standing.test && standing.test->accuracy >= success) return ArmState::Reached;
    if (standing.steps >= patience && !(standing.trainLoss < nearChance * chance) && !std::isnan(chance))
        return standing.trainLoss < aboveChance * chance ? ArmState::Stuck : ArmState::Worse;
    if (run.ended() && standing.steps == run.steps() && standing.test) return ArmState::Missed;
    return standing.test ? ArmState::Learning : ArmState::Begun;
}

} // namespace

double recentLoss(const TrainingRun& run, Index steps) {
    const Index last = std::min(steps, run.steps()), first = std::max<Index>(last - recent, 0);
    double sum = 0;
    for (Index step = first; step < last; ++step) sum += run.records[std::size_t(step)]->loss;
    return last > first ? sum / double(last - first) : std::numeric_limits<double>::quiet_NaN();
}

ArmStanding standingOf(const TrainingScene& scene, std::size_t arm) {
    ArmStanding standing;
    const TrainingRun* run = firstRun(scene.result, arm);
    if (!run) return standing;
    if (run->outcome.end == TrainingEnd::Impossible) {
        standing.state = ArmState::Impossible;
        return standing;
    }
    standing.steps = std::min(scene.reached, run->steps());
    standing.trainLoss = recentLoss(*run, standing.steps);
    standing.test = evaluationAt(*run, standing.steps);
    if (divergedBy(scene, *run))
        standing.state = ArmState::Diverged;
    else if (standing.steps > 0)
        standing.state = atWork(scene, *run, standing);
    return standing;
}

} // namespace normscope
