// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/text_lines.h"

#include <QRectF>

#include <optional>
#include <vector>

// Where the texts of a table stand: pure geometry in pixels. Texts wrap rather than being cut.
namespace normscope::ui {

struct TableText {
    std::vector<TextLine> lines;
    QString whole; // when it had to be cut; else empty
};

struct TextTableLayout {
    struct Column {
        double left = 0, width = 0;
    };
    struct Row {
        double top = 0, height = 0;
        TextStyle style;
        bool header = false, marked = false;
        std::vector<TableText> texts; // one a column
    };
    TextSize size = TextSize::Body;
    QPointF titleStart;                 // left end of its baseline
    double room = 0;                    // of the title
    double padding = 0;                 // beside the texts
    std::vector<Column> columns;        // heads, then cells
    std::vector<Row> rows;              // header, then rows
    std::size_t heads = 0, headers = 0; // columns and rows before the first cell
    std::size_t first = 0, all = 0;     // of its rows with cells: how many are scrolled away above, and how many it has
    double bottom = 0;

    QRectF rowRect(std::size_t row) const;
    QRectF textRect(std::size_t row, std::size_t column) const;
    QRectF cell(CellIndex index) const; // a null rectangle: there is none
    QRectF wholeRow(Index row) const;   // head and cells; a null rectangle: it is not there, or scrolled away
    std::optional<CellIndex> at(const QPointF& point) const;
    std::optional<Index> rowAt(const QPointF& point) const;    // its head counts too
    std::optional<Index> headerAt(const QPointF& point) const; // -1: the corner
    const TableText* textAt(const QPointF& point) const;       // any of them, or nullptr
};

// Larger words where every text has one line of them; a text is only cut where small ones have no room either.
TextTableLayout layOutTable(const TextTable& table, const Theme& theme, const QRectF& place);
// With every text whole, whatever height that takes.
TextTableLayout layOutWhole(const TextTable& table, const Theme& theme, const QRectF& place);
int textTableHeight(const TextTable& table, const Theme& theme, int width); // px that all texts need

} // namespace normscope::ui
