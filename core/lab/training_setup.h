// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/training_arms.h"
#include "train/trainer.h"

// From the settings of an arm to those of its trainer.
namespace normscope {

TrainerSettings trainerSettings(const Scenario& scenario, const ArmSettings& arm, std::uint64_t seed);
TrainerPace trainerPace(const LearningSettings& learning, const ModelSettings& model, Index steps);

} // namespace normscope
