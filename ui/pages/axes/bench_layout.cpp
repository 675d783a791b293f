// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/bench_layout.h"

#include "plot/text_painter.h"
#include "plot/text_table_layout.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {

namespace {

constexpr double titleRoom = 32, narrowPadding = 2, usualPadding = 6; // px, above all, over and under a row's text
constexpr double headerLines = 3, testedLines = 2;
constexpr double anyHeight = 1e6;

// Of all rows and the header together.
double paddings(const TextTable& table, double padding, double scale) {
    return 2 * std::round(padding * scale) * double(table.rows.size() + 1);
}

double testedHeight(const TextTable& table, const Theme& theme) {
    const double scale = textScale(theme), lines = headerLines + testedLines * double(table.rows.size());
    return std::round(titleRoom * scale) + lines * linePitch(theme, TextSize::Small) +
           paddings(table, narrowPadding, scale);
}

} // namespace

const TextTable* benchOf(const Figure& figure) {
    for (const Panel& panel : figure.panels)
        if (const auto* table = std::get_if<TextTable>(&panel)) return table;
    return nullptr;
}

int leastBenchHeight(const TextTable& table, const Theme& theme, int width) {
    double height = testedHeight(table, theme);
    const TextTableLayout layout = layOutTable(table, theme, {0, 0, double(width), anyHeight});
    const double scale = textScale(theme);
    if (layout.size == TextSize::Small) // some text wraps, perhaps into more than two lines
        height = std::max(height,
                          layout.bottom - paddings(table, usualPadding, scale) + paddings(table, narrowPadding, scale));
    return int(std::ceil(height)) + 1;
}

} // namespace normscope::ui
