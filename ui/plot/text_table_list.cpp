// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/table_scroll.h"
#include "plot/text_table_view.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

// A table as a list: rows that are pressed whole, names of columns that sort, and rows that have no room.
namespace normscope::ui {
namespace {

constexpr int wheelNotch = 120, rowsPerNotch = 3;

bool opens(const QKeyEvent& event) { return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter; }

} // namespace

void TextTableView::setAsList(bool sorts) {
    m_marks.list = true;
    m_sorts = sorts;
    if (table().chosen) showRow(table().chosen->row);
    m_laidOut.reset();
    update();
}

void TextTableView::setSorting(const std::optional<TableSorting>& sorting) {
    m_marks.sorting = sorting;
    update();
}

TextTableLayout TextTableView::layOutList(const QRectF& place) const {
    const TextTableLayout whole = layOutWhole(table(), theme(), place);
    const std::size_t wanted = m_kept ? firstShowing(whole, std::size_t(*m_kept), m_first, place.bottom()) : m_first;
    TextTableLayout shown = scrolledTo(whole, wanted, place.bottom());
    m_first = shown.first;
    return shown;
}

QRectF TextTableView::cellRect(CellIndex cell) const {
    const TextTableLayout& layout = layoutFor(size());
    return m_marks.list ? layout.wholeRow(cell.row) : layout.cell(cell);
}

QRectF TextTableView::headerRect(Index column) const {
    const TextTableLayout& layout = layoutFor(size());
    return layout.headers > 0 ? layout.textRect(0, std::size_t(column + Index(layout.heads))) : QRectF();
}

std::optional<CellIndex> TextTableView::cellAt(const QPointF& point) const {
    const TextTableLayout& layout = layoutFor(size());
    if (!m_marks.list) return layout.at(point);
    const std::optional<Index> row = layout.rowAt(point);
    return row ? std::optional(CellIndex{*row, 0}) : std::nullopt;
}

// The whole list while the row is scrolled away.
QRectF TextTableView::focusArea() const {
    const QRectF place = cellRect(m_current);
    return place.isNull() ? QRectF(rect()).adjusted(4, 4, -4, -4) : place;
}

std::optional<Index> TextTableView::headerAt(const QPointF& point) const {
    return m_sorts && isPressable() ? layoutFor(size()).headerAt(point) : std::nullopt;
}

void TextTableView::showRow(Index row) {
    m_kept = row;
    m_laidOut.reset();
}

void TextTableView::scroll(int rows) {
    const Index first = std::clamp(Index(m_first) + rows, Index(0), std::max(std::ssize(table().rows) - 1, Index(0)));
    m_kept.reset();
    m_first = std::size_t(first);
    m_laidOut.reset();
    update();
}

void TextTableView::step(Index up, Index right) {
    if (!m_marks.list) return goTo({m_current.row - up, m_current.column + right});
    const CellIndex next = inside({m_current.row - up, 0});
    if (next.row == m_current.row) return;
    showRow(next.row);
    emit cellPressed(next);
}

void TextTableView::mouseMoveEvent(QMouseEvent* event) {
    CellView::mouseMoveEvent(event);
    if (!m_marks.list) return;
    if (headerAt(event->position()))
        setCursor(Qt::PointingHandCursor);
    else if (!isPressable() || !cellAt(event->position()))
        unsetCursor();
}

void TextTableView::mousePressEvent(QMouseEvent* event) {
    m_pressedHeader = event->button() == Qt::LeftButton ? headerAt(event->position()) : std::nullopt;
    if (m_pressedHeader) return event->accept();
    CellView::mousePressEvent(event);
}

void TextTableView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_pressedHeader) return CellView::mouseReleaseEvent(event);
    const Index pressed = *std::exchange(m_pressedHeader, std::nullopt);
    if (headerAt(event->position()) == pressed) emit headerPressed(pressed);
}

void TextTableView::mouseDoubleClickEvent(QMouseEvent* event) {
    const bool list = m_marks.list && isPressable() && event->button() == Qt::LeftButton;
    const std::optional<CellIndex> row = list ? cellAt(event->position()) : std::nullopt;
    if (row)
        emit rowOpened(row->row);
    else
        mousePressEvent(event);
}

// Turned by less than a notch, as touch pads do, it goes one row.
void TextTableView::wheelEvent(QWheelEvent* event) {
    const int turned = event->angleDelta().y();
    const TextTableLayout& layout = layoutFor(size());
    if (!m_marks.list || turned == 0 || layout.rows.size() - layout.headers >= layout.all)
        return CellView::wheelEvent(event);
    const int rows = std::max(std::abs(turned) * rowsPerNotch / wheelNotch, 1);
    scroll(turned > 0 ? -rows : rows);
    event->accept();
}

// A row is chosen as soon as it is gone to: Space is free to play the timeline, left and right step it.
bool TextTableView::leavesKey(const QKeyEvent& event) const {
    const int key = event.key();
    return m_marks.list && (key == Qt::Key_Space || key == Qt::Key_Left || key == Qt::Key_Right);
}

void TextTableView::keyPressEvent(QKeyEvent* event) {
    if (leavesKey(*event)) return DrawnView::keyPressEvent(event);
    if (!m_marks.list || !isPressable() || !opens(*event)) return CellView::keyPressEvent(event);
    emit rowOpened(m_current.row);
}

} // namespace normscope::ui
