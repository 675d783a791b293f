// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/parameter.h"

// The Training page's part of validate and warnings.
namespace normscope {

Expected<void> validateTraining(const Scenario& scenario);
std::vector<Text> trainingWarnings(const Scenario& scenario);

} // namespace normscope
