// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"

namespace normscope {

Text axesTitle(const Scenario& scenario); // the scenario's own, or the page's question

// The settings that make the picture again, in one line:
// "wine, 12 samples, standard units · LayerNorm, BatchNorm · ε 1e-5 · seed 0 · code a3f91c"
Text axesCaption(const AxesResult& result);

} // namespace normscope
