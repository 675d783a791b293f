// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/bench_layout.h"

#include "plot/text_table_height.h"

namespace normscope::ui {

const TextTable* benchOf(const Figure& figure) {
    for (const Panel& panel : figure.panels)
        if (const auto* table = std::get_if<TextTable>(&panel)) return table;
    return nullptr;
}

int leastBenchHeight(const TextTable& table, const Theme& theme, int width) {
    return leastTableHeight(table, theme, width, {.header = 3, .row = 2});
}

} // namespace normscope::ui
