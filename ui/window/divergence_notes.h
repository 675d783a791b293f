// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/training.h"

#include <QString>

#include <vector>

namespace normscope::ui {

// Tells of each arm that has diverged, once, unless it has been seen to go well in between.
class DivergenceNotes {
public:
    QString news(const TrainingResult& result); // translated, a sentence an arm; empty: nothing new

private:
    std::vector<ArmPlan> m_told; // an arm's place in the list may change
};

} // namespace normscope::ui
