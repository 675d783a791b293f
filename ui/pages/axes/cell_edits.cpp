// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/cell_edits.h"

#include <algorithm>

namespace normscope::ui {

Scenario withoutCell(Scenario scenario, CellIndex cell) {
    std::erase_if(scenario.data.edits,
                  [&](const CellEdit& edit) { return edit.row == cell.row && edit.column == cell.column; });
    return scenario;
}

Scenario withCell(Scenario scenario, CellIndex cell, double value) {
    scenario = withoutCell(std::move(scenario), cell);
    scenario.data.edits.push_back({cell.row, cell.column, value});
    return scenario;
}

} // namespace normscope::ui
