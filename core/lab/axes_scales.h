// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"

namespace normscope {

// The end of a symmetric scale that holds value: two digits, rounded up (2.546 -> 2.6). 1 for 0 and what is not finite.
double roundedUp(double value);

// From the statistics of the input and of the runs.
AxesScales axesScales(const AxesResult& result);

// Histograms of the input and of every run: on the same bins when the scale is shared, else the input has its own.
void fillHistograms(AxesResult& result);

} // namespace normscope
