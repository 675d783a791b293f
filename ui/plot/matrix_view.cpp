// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/matrix_view.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace normscope::ui {
namespace {

constexpr double dragThreshold = 3;   // px; less is a click
constexpr double stepsPerLimit = 100; // px from 0 to the end of the colour scale
constexpr double fineStep = 0.1;

bool looksEqual(const MatrixPlot& a, const MatrixPlot& b) {
    return a.limit == b.limit && a.map == b.map && a.values.rows() == b.values.rows() &&
           a.values.cols() == b.values.cols() && a.values == b.values;
}

void drawFocus(QPainter& painter, const QRectF& cells, const Theme& theme) {
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(cells.adjusted(-5, -5, 4, 4), 3, 3);
}

} // namespace

MatrixView::MatrixView(const MatrixPlot& panel, const Theme& theme, QWidget* parent) : DrawnView(panel, theme, parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setPanel(panel);
}

void MatrixView::setPanel(const Panel& panel) {
    const auto& next = std::get<MatrixPlot>(panel);
    const bool sameColours = !m_pixels.image.isNull() && looksEqual(matrix(), next);
    keepPanel(panel);
    if (!sameColours) m_pixels = matrixPixels(matrix(), theme());
    describe(matrix().title, matrix().description);
}

void MatrixView::setTheme(const Theme& theme) {
    m_pixels = matrixPixels(matrix(), theme);
    DrawnView::setTheme(theme);
}

void MatrixView::setCells(const QRect& cells) {
    m_cells = cells;
    update();
}

MatrixLayout MatrixView::layoutFor(const QSize& size) const {
    if (!m_cells.isNull()) {
        MatrixLayout layout = layOut(matrix(), theme(), m_cells);
        layout.headingRight = std::max(layout.headingRight, double(size.width()));
        return layout;
    }
    const std::array<const MatrixPlot*, 1> alone{&matrix()};
    const MatrixPlacement place = placeMatrices(alone, theme(), size).front();
    return layOut(matrix(), theme(), place.cells);
}

void MatrixView::draw(QPainter& painter, const QSize& size) const {
    drawMatrix(painter, {matrix(), layoutFor(size), theme(), m_pixels});
}

void MatrixView::paintEvent(QPaintEvent* event) {
    DrawnView::paintEvent(event);
    if (!m_showFocus) return;
    QPainter painter(this);
    drawFocus(painter, layoutFor(size()).cells, theme());
}

void MatrixView::hover(std::optional<CellIndex> cell) {
    if (cell == m_hovered) return;
    m_hovered = cell;
    emit cellHovered(cell);
}

void MatrixView::drag(const QPointF& point, bool fine) {
    double moved = m_drag->lastY - point.y();
    m_drag->lastY = point.y();
    m_drag->travelled += moved;
    if (!m_drag->moving) {
        if (std::abs(m_drag->travelled) < dragThreshold) return;
        m_drag->moving = true;
        moved = m_drag->travelled;
        setCursor(Qt::SizeVerCursor);
        emit dragStarted(m_drag->cell);
    }
    m_drag->value += moved * matrix().limit / stepsPerLimit * (fine ? fineStep : 1);
    emit cellDragged(m_drag->cell, m_drag->value);
}

void MatrixView::mouseMoveEvent(QMouseEvent* event) {
    if (m_drag && m_editable) return drag(event->position(), event->modifiers().testFlag(Qt::ShiftModifier));
    hover(cellAt(event->position()));
}

void MatrixView::mousePressEvent(QMouseEvent* event) {
    const std::optional<CellIndex> cell = cellAt(event->position());
    if (event->button() != Qt::LeftButton || !cell) return event->ignore();
    m_drag = Drag{*cell, matrix().values(cell->row, cell->column), event->position().y()};
}

void MatrixView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_drag) return event->ignore();
    const Drag finished = *std::exchange(m_drag, std::nullopt);
    unsetCursor();
    if (finished.moving)
        emit dragFinished(finished.cell);
    else if (cellAt(event->position()) == finished.cell)
        emit cellClicked(finished.cell);
}

void MatrixView::mouseDoubleClickEvent(QMouseEvent* event) {
    const std::optional<CellIndex> cell = cellAt(event->position());
    if (event->button() == Qt::LeftButton && cell && m_editable) emit cellEditRequested(*cell);
}

void MatrixView::leaveEvent(QEvent*) { hover(std::nullopt); }

void MatrixView::moveChosen(Index down, Index right) {
    const Index rows = matrix().values.rows(), columns = matrix().values.cols();
    if (rows == 0 || columns == 0) return;
    const std::optional<CellIndex>& from = matrix().chosen;
    const CellIndex next = from ? CellIndex{std::clamp(from->row + down, Index(0), rows - 1),
                                            std::clamp(from->column + right, Index(0), columns - 1)}
                                : CellIndex{};
    if (next != from) emit cellClicked(next);
}

// The window steps its timeline with the same arrow keys; in a focused matrix they are the matrix's.
bool MatrixView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool ours = (key >= Qt::Key_Left && key <= Qt::Key_Down) || key == Qt::Key_Escape;
        if (ours) event->accept();
    }
    return DrawnView::event(event);
}

void MatrixView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up:
        return moveChosen(-1, 0);
    case Qt::Key_Down:
        return moveChosen(1, 0);
    case Qt::Key_Left:
        return moveChosen(0, -1);
    case Qt::Key_Right:
        return moveChosen(0, 1);
    case Qt::Key_Escape:
        emit cellReleased();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (matrix().chosen && m_editable) emit cellEditRequested(*matrix().chosen);
        return;
    default:
        DrawnView::keyPressEvent(event);
    }
}

void MatrixView::focusInEvent(QFocusEvent* event) {
    m_showFocus = event->reason() != Qt::MouseFocusReason;
    DrawnView::focusInEvent(event);
    update();
}

void MatrixView::focusOutEvent(QFocusEvent* event) {
    m_showFocus = false;
    DrawnView::focusOutEvent(event);
    update();
}

} // namespace normscope::ui
