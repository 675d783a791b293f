// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/text_table_layout.h"

#include "plot/text_table_rows.h"

#include <array>
#include <cmath>
#include <optional>
#include <span>

namespace normscope::ui {
namespace {

constexpr std::array<std::size_t, 5> cellLines = {anyLines, 4, 3, 2, 1}; // at most, the first that fits

bool fitsIn(const QRectF& place, const TextTableLayout& layout) { return layout.bottom <= place.bottom(); }

// Whole, and each text of a cell on one line.
bool isEasyToRead(const TextTableLayout& layout) {
    for (const TextTableLayout::Row& row : layout.rows)
        for (const TableText& text : row.texts)
            if (!text.whole.isEmpty() || (!row.header && text.lines.size() > 1)) return false;
    return true;
}

std::optional<TextTableLayout> layOutLarge(const TextTable& table, const Theme& theme, const QRectF& place) {
    const TableRows rows(table, theme, place, TextSize::Body);
    for (const double padding : {usualRowPadding, leastRowPadding}) {
        TextTableLayout layout = rows.layout(anyLines, padding);
        if (fitsIn(place, layout) && isEasyToRead(layout)) return layout;
    }
    return std::nullopt;
}

// Lower and lower; the last has the least height, and may still be too high.
TextTableLayout layOutSmall(const TextTable& table, const Theme& theme, const QRectF& place,
                            std::span<const std::size_t> lines) {
    const TableRows rows(table, theme, place, TextSize::Small);
    TextTableLayout layout;
    for (const std::size_t most : lines)
        for (const double padding : {usualRowPadding, leastRowPadding}) {
            layout = rows.layout(most, padding);
            if (fitsIn(place, layout)) return layout;
        }
    return layout;
}

} // namespace

QRectF TextTableLayout::rowRect(std::size_t row) const {
    if (row >= rows.size() || columns.empty()) return {};
    return {columns.front().left, rows[row].top, columns.back().left + columns.back().width - columns.front().left,
            rows[row].height};
}

QRectF TextTableLayout::textRect(std::size_t row, std::size_t column) const {
    if (row >= rows.size() || column >= columns.size()) return {};
    return {columns[column].left, rows[row].top, columns[column].width, rows[row].height};
}

QRectF TextTableLayout::cell(CellIndex index) const {
    if (index.row < Index(first) || index.column < 0) return {};
    return textRect(std::size_t(index.row) - first + headers, std::size_t(index.column) + heads);
}

QRectF TextTableLayout::wholeRow(Index row) const {
    return row < Index(first) ? QRectF() : rowRect(std::size_t(row) - first + headers);
}

std::optional<CellIndex> TextTableLayout::at(const QPointF& point) const {
    for (std::size_t row = headers; row < rows.size(); ++row)
        for (std::size_t column = heads; column < columns.size(); ++column)
            if (textRect(row, column).contains(point))
                return CellIndex{Index(row - headers + first), Index(column - heads)};
    return std::nullopt;
}

std::optional<Index> TextTableLayout::rowAt(const QPointF& point) const {
    for (std::size_t row = headers; row < rows.size(); ++row)
        if (rowRect(row).contains(point)) return Index(row - headers + first);
    return std::nullopt;
}

std::optional<Index> TextTableLayout::headerAt(const QPointF& point) const {
    for (std::size_t column = 0; headers > 0 && column < columns.size(); ++column)
        if (textRect(0, column).contains(point)) return Index(column) - Index(heads);
    return std::nullopt;
}

const TableText* TextTableLayout::textAt(const QPointF& point) const {
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (textRect(row, column).contains(point)) return &rows[row].texts[column];
    return nullptr;
}

TextTableLayout layOutTable(const TextTable& table, const Theme& theme, const QRectF& place) {
    const std::optional<TextTableLayout> large = layOutLarge(table, theme, place);
    return large ? *large : layOutSmall(table, theme, place, cellLines);
}

TextTableLayout layOutWhole(const TextTable& table, const Theme& theme, const QRectF& place) {
    const std::optional<TextTableLayout> large = layOutLarge(table, theme, place);
    return large ? *large : layOutSmall(table, theme, place, std::span(cellLines).first(1));
}

int textTableHeight(const TextTable& table, const Theme& theme, int width) {
    return int(std::ceil(layOutTable(table, theme, {0, 0, double(width), 1e6}).bottom)) + 1;
}

} // namespace normscope::ui
