// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "scenario/scenario.h"

namespace normscope::ui {

// The scenario with one cell of the prepared matrix replaced (at most one edit a cell), or given back.
Scenario withCell(Scenario scenario, CellIndex cell, double value);
Scenario withoutCell(Scenario scenario, CellIndex cell);

} // namespace normscope::ui
