// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/text_table_layout.h"

#include "plot/table_columns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace normscope::ui {
namespace {

constexpr double sidePadding = 8, rowPadding = 6, leastRowPadding = 2, mostExtra = 40, titleRoom = 32; // px
constexpr std::size_t headerLines = 3;
constexpr std::array<std::size_t, 5> cellLines = {100, 4, 3, 2, 1}; // at most, the first that fits

// The texts of the table as one grid.
struct Grid {
    struct Row {
        std::vector<Text> texts;
        bool header = false, marked = false;
    };
    std::vector<Row> rows;
    std::size_t columns = 0, heads = 0, headers = 0;
};

bool hasHeads(const TextTable& table) {
    return !table.corner.empty() || std::any_of(table.rows.begin(), table.rows.end(),
                                                [](const TextTable::Row& row) { return !row.head.empty(); });
}

Grid gridOf(const TextTable& table) {
    Grid grid;
    grid.heads = hasHeads(table) ? 1 : 0;
    grid.headers = table.columns.empty() ? 0 : 1;
    const auto add = [&](const Text& head, const std::vector<Text>& cells, bool header, bool marked) {
        Grid::Row row{{}, header, marked};
        if (grid.heads > 0) row.texts.push_back(head);
        row.texts.insert(row.texts.end(), cells.begin(), cells.end());
        grid.columns = std::max(grid.columns, row.texts.size());
        grid.rows.push_back(std::move(row));
    };
    if (grid.headers > 0) add(table.corner, table.columns, true, false);
    for (const TextTable::Row& row : table.rows) add(row.head, row.cells, false, row.marked);
    for (Grid::Row& row : grid.rows) row.texts.resize(grid.columns);
    return grid;
}

struct Layouter {
    const Grid& grid;
    const Theme& theme;
    TextSize size;
    double scale = textScale(theme), side = sidePadding * scale;

    TextStyle styleOf(const Grid::Row& row) const {
        if (row.header) return {TextSize::Small, Role::Muted};
        return {size, Role::Plain, row.marked ? QFont::DemiBold : QFont::Normal};
    }
    // The names of columns may have several lines; what stands in them would like to have one.
    ColumnWish wishOf(std::size_t column) const {
        ColumnWish wish;
        for (const Grid::Row& row : grid.rows) {
            const Text& text = row.texts[column];
            const double word = widestWord(text, theme, styleOf(row)), whole = textWidth(text, theme, styleOf(row));
            wish.least = std::max(wish.least, word);
            wish.natural = std::max(wish.natural, row.header ? std::max(word, whole / 2) : whole);
        }
        return {wish.natural + 2 * side + 1, wish.least + 2 * side + 1};
    }
    std::vector<ColumnWish> wishes() const {
        std::vector<ColumnWish> wishes;
        for (std::size_t k = 0; k < grid.columns; ++k) wishes.push_back(wishOf(k));
        return wishes;
    }
    TableText broken(const Text& text, const TextStyle& style, double width, std::size_t most) const {
        std::vector<TextLine> lines = wrapped(text, theme, style, std::max(width - 2 * side, 1.0));
        const bool cut = lines.size() > most;
        return {atMost(std::move(lines), most), cut ? translated(text) : QString()};
    }
    TextTableLayout::Row rowOf(const Grid::Row& row, const std::vector<TextTableLayout::Column>& columns,
                               std::size_t most, double padding) const {
        TextTableLayout::Row result{0, 0, styleOf(row), row.header, row.marked, {}};
        std::size_t lines = 1;
        for (std::size_t k = 0; k < columns.size(); ++k) {
            result.texts.push_back(
                broken(row.texts[k], result.style, columns[k].width, row.header ? headerLines : most));
            lines = std::max(lines, result.texts.back().lines.size());
        }
        result.height = double(lines) * linePitch(theme, result.style.size) + 2 * std::round(padding * scale);
        return result;
    }
    void fillRows(TextTableLayout& layout, double top, std::size_t most, double padding) const {
        layout.rows.clear();
        for (const Grid::Row& row : grid.rows) {
            layout.rows.push_back(rowOf(row, layout.columns, most, padding));
            layout.rows.back().top = std::exchange(top, top + layout.rows.back().height);
        }
        layout.bottom = top;
    }
};

TextTableLayout layOut(const TextTable& table, const Theme& theme, const QRectF& place, TextSize size) {
    const Grid grid = gridOf(table);
    const Layouter set{grid, theme, size};
    TextTableLayout layout;
    layout.size = size;
    layout.padding = set.side;
    layout.heads = grid.heads;
    layout.headers = grid.headers;
    layout.titleStart = place.topLeft() + QPointF(0, 20 * set.scale);
    layout.room = place.width();
    double left = place.left();
    for (const double width : columnWidths(set.wishes(), place.width(), mostExtra * set.scale))
        layout.columns.push_back({std::exchange(left, left + std::floor(width)), std::floor(width)});
    const double top =
        place.top() + (table.title.empty() && table.subtitle.empty() ? 0 : std::round(titleRoom * set.scale));
    for (const std::size_t most : cellLines)
        for (const double padding : {rowPadding, leastRowPadding}) {
            set.fillRows(layout, top, most, padding);
            if (layout.bottom <= place.bottom()) return layout;
        }
    return layout;
}

bool isOneLine(const TextTableLayout& layout) {
    for (const TextTableLayout::Row& row : layout.rows)
        for (const TableText& text : row.texts)
            if (!row.header && text.lines.size() > 1) return false;
    return true;
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
    if (index.row < 0 || index.column < 0) return {};
    return textRect(std::size_t(index.row) + headers, std::size_t(index.column) + heads);
}

std::optional<CellIndex> TextTableLayout::at(const QPointF& point) const {
    for (std::size_t row = headers; row < rows.size(); ++row)
        for (std::size_t column = heads; column < columns.size(); ++column)
            if (textRect(row, column).contains(point)) return CellIndex{Index(row - headers), Index(column - heads)};
    return std::nullopt;
}

const TableText* TextTableLayout::textAt(const QPointF& point) const {
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (textRect(row, column).contains(point)) return &rows[row].texts[column];
    return nullptr;
}

TextTableLayout layOutTable(const TextTable& table, const Theme& theme, const QRectF& place) {
    const TextTableLayout large = layOut(table, theme, place, TextSize::Body);
    const bool fits = large.bottom <= place.bottom() && isOneLine(large);
    return fits ? large : layOut(table, theme, place, TextSize::Small);
}

int textTableHeight(const TextTable& table, const Theme& theme, int width) {
    return int(std::ceil(layOutTable(table, theme, {0, 0, double(width), 1e6}).bottom)) + 1;
}

} // namespace normscope::ui
