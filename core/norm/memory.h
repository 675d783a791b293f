// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

// How long a running average remembers. In every update the new value gets the share s and all that was before 1 - s,
// so a value t updates old weighs (1 - s)^t of what it weighed at first.
namespace normscope {

// Updates until half of it is forgotten: ln(1/2) / ln(1 - s), 6.6 at 0.1. 0 at s = 1, infinite at s = 0.
double halfLife(double newShare);

// The least number of updates after which what was there before weighs less than share: 44 at 0.1 until 1 %. At s = 0
// never: the largest Index.
Index batchesUntilShare(double newShare, double share);

} // namespace normscope
