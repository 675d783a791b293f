// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"

namespace normscope {

// NaN is equal to NaN here. Matrices of different sizes have no changes in common: none.
AxesChanges changes(const MatrixD& before, const MatrixD& after);

} // namespace normscope
