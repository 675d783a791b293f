// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/training_scene.h"

#include <optional>

// How an arm's first seed does where the timeline stands: what its card and the sentence say.
namespace normscope {

enum class ArmState {
    Waiting,
    Impossible,
    Diverged,
    Stuck, // after a while the loss is still that of a guess
    Worse, // or higher
    Begun, // no evaluation yet
    Learning,
    Reached, // the accuracy that counts as success
    Missed   // it has ended below
};

struct ArmStanding {
    ArmState state = ArmState::Waiting;
    Index steps = 0;                // done, where the timeline stands
    double trainLoss = 0;           // mean of the last 20 steps
    std::optional<Evaluation> test; // the last one
    double loss() const { return test ? test->loss : trainLoss; }
};
ArmStanding standingOf(const TrainingScene& scene, std::size_t arm);

// Mean loss of up to 20 steps that end with this one; NaN before the first.
double recentLoss(const TrainingRun& run, Index steps);

// "A (Post-LN) diverged at step 4: the gradient of layer 3 is not finite." Empty if no run did.
Text divergenceFact(const TrainingResult& result, std::size_t arm, const Text& mention);
// "Try a lower learning rate, warm-up or clipping"
Text divergenceAdvice(const TrainingResult& result, std::size_t arm);

} // namespace normscope
