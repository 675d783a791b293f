// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/text_table_height.h"

#include "plot/text_table_rows.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

std::size_t linesOf(const TextTableLayout::Row& row) {
    std::size_t lines = 1;
    for (const TableText& text : row.texts) lines = std::max(lines, text.lines.size());
    return lines;
}

} // namespace

int leastTableHeight(const TextTable& table, const Theme& theme, int width, const TableLines& lines) {
    const TableRows rows(table, theme, {0, 0, double(width), 1}, TextSize::Small);
    const TextTableLayout layout = rows.layout(anyLines, leastRowPadding);
    double height = layout.bottom;
    for (const TextTableLayout::Row& row : layout.rows) {
        const std::size_t least = row.header ? lines.header : lines.row, own = linesOf(row);
        height += double(std::max(least, own) - own) * linePitch(theme, row.style.size);
    }
    return int(std::ceil(height)) + 1;
}

} // namespace normscope::ui
