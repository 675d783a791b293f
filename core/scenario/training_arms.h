// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "scenario/parameter.h"
#include "text.h"

#include <string>
#include <string_view>
#include <vector>

// The arms of the Training page: as text, with all their settings, and as something to change one by one.
//
// As text an arm is its key and what it has to itself: "post_ln warmup=100", and for a branch "@STEP" and what changes
// from there on: "post_ln lr=0.01 @50 lr=0.001 clip=1".
namespace normscope {

std::string armText(const TrainingArm& arm);
// Keys and values are checked; those behind "@" must be allowed in the middle of a run.
Expected<TrainingArm> parseArm(std::string_view text);

// All settings of an arm: how it starts, and from which step it has others.
struct ArmPlan {
    struct Later {
        Index step = 0;
        LearningSettings learning;
        bool operator==(const Later&) const = default;
    };
    ArmSettings start;
    std::vector<Later> later;
    bool operator==(const ArmPlan&) const = default;
};
ArmPlan planOf(const TrainingSettings& settings, std::size_t arm);
// The first step that may differ: both runs are the same before it. 0 when they start otherwise, steps when they never
// part.
Index partingStep(const ArmPlan& a, const ArmPlan& b, Index steps);

std::size_t chosenArm(const TrainingSettings& settings); // clamped

// "Post-LN"; "Post-LN, warm-up 100" where another arm has another warm-up: what tells it from the others.
Text trainingArmName(const TrainingSettings& settings, std::size_t arm);
// Only the settings in which it differs, "warm-up 100, learning rate 0.003", and for a branch "from step 50: ...".
// Empty if there are none.
Text trainingArmDifferences(const TrainingSettings& settings, std::size_t arm);

// For each perArm parameter the same for the chosen arm alone, "training.lr" as "arm.lr": get tells what that arm has,
// set gives it a value of its own, or takes that back where it is the one all arms have. Of a branch it is the last
// part that changes, if the parameter may change there. Not in parameters(): no file has them.
const std::vector<Parameter>& chosenArmParameters();
// As findParameter, these included: for controls.
const Parameter* findControlParameter(std::string_view key);

// With one more arm, the chosen one from then on: as the chosen one until so many steps are done, and free to differ
// from there. Or why not: six arms are the most, and there must be a past and a future.
Expected<Scenario> withBranch(const Scenario& scenario, Index step);
// With another copy of the chosen arm, chosen; the most is six.
Expected<Scenario> withCopy(const Scenario& scenario);

} // namespace normscope
