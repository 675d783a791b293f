// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/text_table_view.h"

#include "plot/text_table_painter.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>

namespace normscope::ui {
namespace {

// Of the longest row: a shorter one has empty cells.
Index columnsOf(const TextTable& table) {
    std::size_t columns = table.columns.size();
    for (const TextTable::Row& row : table.rows) columns = std::max(columns, row.cells.size());
    return Index(columns);
}

} // namespace

TextTableView::TextTableView(const TextTable& panel, const Theme& theme, QWidget* parent)
    : CellView(panel, theme, parent) {
    connect(this, &CellView::cellPressed, this, &TextTableView::goTo);
    setPanel(panel);
    if (panel.chosen) goTo(*panel.chosen);
}

void TextTableView::setPanel(const Panel& panel) {
    const auto& next = std::get<TextTable>(panel);
    const bool chosenElsewhere = next.chosen && next.chosen != table().chosen;
    const CellIndex here = chosenElsewhere ? *next.chosen : m_current;
    keepPanel(panel);
    m_laidOut.reset();
    describe(table().title, table().description);
    panelChanged();
    if (chosenElsewhere) showRow(here.row);
    goTo(here);
}

bool TextTableView::isPressable() const { return table().pressable && !table().rows.empty() && columnsOf(table()) > 0; }

QSize TextTableView::sizeHint() const { return {600, textTableHeight(table(), theme(), 600)}; }

// The pointer asks for it at every move.
const TextTableLayout& TextTableView::layoutFor(const QSize& size) const {
    if (m_laidOut && m_laidOut->size == size) return m_laidOut->layout;
    m_laidOut = LaidOut{size, layOut(size)};
    return m_laidOut->layout;
}

TextTableLayout TextTableView::layOut(const QSize& size) const {
    const Column at = column(size);
    const QRectF place(at.left, 0, at.width, size.height());
    return m_marks.list ? layOutList(place) : layOutTable(table(), theme(), place);
}

void TextTableView::setTheme(const Theme& theme) {
    m_laidOut.reset();
    CellView::setTheme(theme);
}

void TextTableView::columnChanged() {
    m_laidOut.reset();
    CellView::columnChanged();
}

void TextTableView::draw(QPainter& painter, const QSize& size) const {
    drawTable(painter, table(), layoutFor(size), theme(), m_marks);
}

CellIndex TextTableView::inside(CellIndex cell) const {
    const Index rows = std::max(Index(table().rows.size()), Index(1)), columns = std::max(columnsOf(table()), Index(1));
    return {std::clamp(cell.row, Index(0), rows - 1), std::clamp(cell.column, Index(0), columns - 1)};
}

void TextTableView::goTo(CellIndex cell) {
    m_current = inside(cell);
    update();
}

// A text that had no room even on several lines.
void TextTableView::showWhole(const QPoint& point, const QPoint& globalPoint) const {
    const TableText* text = layoutFor(size()).textAt(point);
    if (text && !text->whole.isEmpty())
        QToolTip::showText(globalPoint, text->whole);
    else
        QToolTip::hideText();
}

bool TextTableView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && leavesKey(*static_cast<QKeyEvent*>(event)))
        return DrawnView::event(event);
    if (event->type() != QEvent::ToolTip) return CellView::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    showWhole(help->pos(), help->globalPos());
    return true;
}

} // namespace normscope::ui
