// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/text_table_rows.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace normscope::ui {
namespace {

constexpr double sidePadding = 8, mostExtra = 40, titleRoom = 32, titleLine = 20; // px
constexpr std::size_t headerLines = 3;

bool hasHeads(const TextTable& table) {
    return !table.corner.empty() || std::any_of(table.rows.begin(), table.rows.end(),
                                                [](const TextTable::Row& row) { return !row.head.empty(); });
}

} // namespace

TableRows::TableRows(const TextTable& table, const Theme& theme, const QRectF& place, TextSize size)
    : m_theme(theme), m_scale(textScale(theme)) {
    m_frame.size = size;
    m_frame.padding = sidePadding * m_scale;
    m_frame.heads = hasHeads(table) ? 1 : 0;
    m_frame.headers = table.columns.empty() ? 0 : 1;
    m_frame.titleStart = place.topLeft() + QPointF(0, titleLine * m_scale);
    m_frame.room = place.width();
    const bool titled = !table.title.empty() || !table.subtitle.empty();
    m_top = place.top() + (titled ? std::round(titleRoom * m_scale) : 0);
    addRows(table);
    placeColumns(place);
}

void TableRows::addRow(const Text& head, const std::vector<Text>& cells, bool header, bool marked) {
    Row row{{}, {m_frame.size, Role::Plain, marked ? QFont::DemiBold : QFont::Normal}, header, marked};
    if (header) row.style = {TextSize::Small, Role::Muted};
    if (m_frame.heads > 0) row.texts.push_back(head);
    row.texts.insert(row.texts.end(), cells.begin(), cells.end());
    m_rows.push_back(std::move(row));
}

void TableRows::addRows(const TextTable& table) {
    if (m_frame.headers > 0) addRow(table.corner, table.columns, true, false);
    for (const TextTable::Row& row : table.rows) addRow(row.head, row.cells, false, row.marked);
    std::size_t columns = 0;
    for (const Row& row : m_rows) columns = std::max(columns, row.texts.size());
    for (Row& row : m_rows) row.texts.resize(columns);
}

// What stands in a column would like to have one line. Its name too, where that leaves none without.
void TableRows::placeColumns(const QRectF& place) {
    std::vector<ColumnWish> columns = wishes(1);
    const auto add = [](double sum, const ColumnWish& wish) { return sum + wish.natural; };
    if (std::accumulate(columns.begin(), columns.end(), 0.0, add) > place.width()) columns = wishes(2);
    double left = place.left();
    for (const double width : columnWidths(columns, place.width(), mostExtra * m_scale))
        m_frame.columns.push_back({std::exchange(left, left + std::floor(width)), std::floor(width)});
}

std::vector<ColumnWish> TableRows::wishes(int nameLines) const {
    std::vector<ColumnWish> wishes;
    for (std::size_t k = 0; !m_rows.empty() && k < m_rows.front().texts.size(); ++k)
        wishes.push_back(wishOf(k, nameLines));
    return wishes;
}

ColumnWish TableRows::wishOf(std::size_t column, int nameLines) const {
    ColumnWish wish;
    for (const Row& row : m_rows) {
        const Text& text = row.texts[column];
        const double word = widestWord(text, m_theme, row.style), whole = textWidth(text, m_theme, row.style);
        wish.least = std::max(wish.least, word);
        wish.natural = std::max(wish.natural, row.header ? std::max(word, whole / nameLines) : whole);
    }
    const double around = 2 * m_frame.padding + 1;
    return {wish.natural + around, wish.least + around};
}

TableText TableRows::broken(const Text& text, const TextStyle& style, double width, std::size_t most) const {
    std::vector<TextLine> lines = wrapped(text, m_theme, style, std::max(width - 2 * m_frame.padding, 1.0));
    const bool cut = lines.size() > most;
    return {atMost(std::move(lines), most), cut ? translated(text) : QString()};
}

TextTableLayout::Row TableRows::rowOf(const Row& row, std::size_t most, double padding) const {
    TextTableLayout::Row result{0, 0, row.style, row.header, row.marked, {}};
    std::size_t lines = 1;
    for (std::size_t k = 0; k < m_frame.columns.size(); ++k) {
        const double width = m_frame.columns[k].width;
        result.texts.push_back(broken(row.texts[k], row.style, width, row.header ? headerLines : most));
        lines = std::max(lines, result.texts.back().lines.size());
    }
    result.height = double(lines) * linePitch(m_theme, row.style.size) + 2 * std::round(padding * m_scale);
    return result;
}

TextTableLayout TableRows::layout(std::size_t most, double padding) const {
    TextTableLayout layout = m_frame;
    double top = m_top;
    for (const Row& row : m_rows) {
        layout.rows.push_back(rowOf(row, most, padding));
        layout.rows.back().top = std::exchange(top, top + layout.rows.back().height);
    }
    layout.all = m_rows.size() - m_frame.headers;
    layout.bottom = top;
    return layout;
}

} // namespace normscope::ui
