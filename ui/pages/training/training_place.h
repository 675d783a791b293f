// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/training.h"

namespace normscope::ui {

// Where a training is at work: the first seed that has an arm left to train, and how far that arm is.
struct TrainingPlace {
    Index seed = 0; // from 0
    Index step = 0; // done
};
TrainingPlace trainingPlace(const TrainingResult& result);
bool seedEnded(const TrainingResult& result, std::size_t seed); // for all arms

} // namespace normscope::ui
