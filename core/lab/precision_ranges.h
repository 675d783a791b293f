// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <vector>

// How far the studies of the Precision page reach.
namespace normscope {

// The rows of the grid from the top: those of gridEps and the chosen eps.
std::vector<double> epsOfGrid(const Scenario& scenario);

// The rms, a power of two, up to which the study of the mean square looks for an overflow.
inline constexpr unsigned greatestRms = 256;

// A value leaves its format before the sum of squares leaves that of the sums, at every width that is studied.
bool valuesBreakFirst(const PrecisionSettings& settings);

} // namespace normscope
