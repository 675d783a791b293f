// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/table_columns.h"
#include "plot/text_table_layout.h"

// The rows of a table in letters of one size, in columns that fit into the width of its place.
namespace normscope::ui {

constexpr double usualRowPadding = 6, leastRowPadding = 2; // px, above and below the texts of a row
constexpr std::size_t anyLines = 100;

class TableRows {
public:
    TableRows(const TextTable& table, const Theme& theme, const QRectF& place, TextSize size);
    // A cell has at most so many lines, the name of a column at most three; what is too much is cut.
    TextTableLayout layout(std::size_t most, double padding) const;

private:
    struct Row {
        std::vector<Text> texts;
        TextStyle style;
        bool header = false, marked = false;
    };

    void addRow(const Text& head, const std::vector<Text>& cells, bool header, bool marked);
    void addRows(const TextTable& table);
    void placeColumns(const QRectF& place);
    std::vector<ColumnWish> wishes(int nameLines) const;
    ColumnWish wishOf(std::size_t column, int nameLines) const;
    TableText broken(const Text& text, const TextStyle& style, double width, std::size_t most) const;
    TextTableLayout::Row rowOf(const Row& row, std::size_t most, double padding) const;

    const Theme& m_theme;
    double m_scale;
    std::vector<Row> m_rows;
    TextTableLayout m_frame; // all but its rows
    double m_top = 0;        // of the first of them
};

} // namespace normscope::ui
