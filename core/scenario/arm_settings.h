// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/training_arms.h"

#include <functional>

// What descriptions and texts of the Training page ask about its arms.
namespace normscope {

// The description behind a key of an ArmChange. Throws std::invalid_argument when no arm may have that to itself.
const Parameter& armParameter(std::string_view key);
bool mayDiffer(const Parameter* parameter); // found, and of a kind that an arm may have to itself

// How an arm learns after so many steps, and what it has from its last branch on.
const LearningSettings& learningAt(const ArmPlan& plan, Index step);
ArmSettings lastSettings(const ArmPlan& plan);

// A scenario with this arm only, whose settings are those of all arms: there every description tells what it has.
Scenario alone(const ArmSettings& arm);

// Whether some arm, at its start or after a branch, needs a setting.
bool anyArm(const Scenario& scenario, const std::function<bool(const ArmSettings&)>& needs);

} // namespace normscope
