// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"

namespace normscope {

// Output cells whose bits an edit changed, and how far they spread.
struct AxesChanges {
    std::vector<CellIndex> cells; // by rows
    Index rows = 0, columns = 0;  // that hold one
};

AxesChanges changes(const MatrixD& before, const MatrixD& after); // before empty: none
inline AxesChanges changes(const AxesRun& run) { return changes(run.unedited, run.y); }

} // namespace normscope
