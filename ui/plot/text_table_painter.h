// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/text_table_layout.h"

class QPainter;

namespace normscope::ui {

// The column whose order the rows have.
struct TableSorting {
    Index column = -1; // -1: the row heads
    bool descending = false;
    bool operator==(const TableSorting&) const = default;
};

// What a list of rows shows beside a table's texts.
struct TableListMarks {
    bool list = false; // the chosen row is framed rather than a cell
    std::optional<TableSorting> sorting;
};

// Rows that are scrolled away are told in words beside the title.
void drawTable(QPainter& painter, const TextTable& table, const TextTableLayout& layout, const Theme& theme,
               const TableListMarks& marks = {});

} // namespace normscope::ui
