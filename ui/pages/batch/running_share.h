// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/batch_norm.h"
#include "scenario/scenario.h"

namespace normscope::ui {

// The share that a batch gets in the running values when it is the first one; of a plain average all of it.
inline double runningShare(const NormSettings& settings) {
    BatchNorm<double> norm;
    norm.momentum = settings.momentum;
    norm.convention = settings.convention;
    norm.cumulative = settings.cumulative;
    return newShare(norm, RunningStatistics<double>{});
}

} // namespace normscope::ui
