// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/cell_view.h"

#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace normscope::ui {
namespace {

bool isArrow(int key) { return key >= Qt::Key_Left && key <= Qt::Key_Down; }
bool isPress(int key) { return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter; }

} // namespace

CellView::CellView(const Panel& panel, const Theme& theme, QWidget* parent) : DrawnView(panel, theme, parent) {
    setMouseTracking(true);
}

void CellView::panelChanged() {
    setFocusPolicy(isPressable() ? Qt::StrongFocus : Qt::NoFocus);
    if (isPressable()) return;
    m_pressed.reset();
    hoverCell(std::nullopt);
}

std::optional<CellIndex> CellView::pressableAt(const QPointF& point) const {
    return isPressable() ? cellAt(point) : std::nullopt;
}

void CellView::hoverCell(std::optional<CellIndex> cell) {
    if (cell == m_hovered) return;
    m_hovered = cell;
    if (cell)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    update();
}

void CellView::showFocus(bool shown) {
    m_showFocus = shown;
    update();
}

void CellView::paintEvent(QPaintEvent* event) {
    DrawnView::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_hovered) {
        painter.setPen(QPen(theme().ink, 1));
        painter.drawRect(cellRect(*m_hovered).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (!m_showFocus || !isPressable()) return;
    painter.setPen(QPen(theme().ink, 2));
    painter.drawRoundedRect(focusArea().adjusted(-3, -3, 3, 3), 3, 3);
}

void CellView::mouseMoveEvent(QMouseEvent* event) {
    hoverCell(pressableAt(event->position()));
    DrawnView::mouseMoveEvent(event);
}

void CellView::mousePressEvent(QMouseEvent* event) {
    if (!isPressable()) return DrawnView::mousePressEvent(event);
    const bool left = event->button() == Qt::LeftButton;
    m_pressed = left ? cellAt(event->position()) : std::nullopt;
    event->setAccepted(m_pressed.has_value());
}

void CellView::mouseReleaseEvent(QMouseEvent* event) {
    if (!isPressable()) return DrawnView::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || !m_pressed) return event->ignore();
    const CellIndex pressed = *std::exchange(m_pressed, std::nullopt);
    if (cellAt(event->position()) == pressed) emit cellPressed(pressed);
}

void CellView::leaveEvent(QEvent* event) {
    hoverCell(std::nullopt);
    DrawnView::leaveEvent(event);
}

// The window steps its timeline and plays it with the same keys; in focused cells they are the cells'.
bool CellView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isPressable()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (isArrow(key) || isPress(key)) event->accept();
    }
    return DrawnView::event(event);
}

void CellView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (!isPressable() || (!isArrow(key) && !isPress(key))) return DrawnView::keyPressEvent(event);
    if (isPress(key)) {
        if (const std::optional<CellIndex> cell = keyCell()) emit cellPressed(*cell);
        return;
    }
    step(key == Qt::Key_Up ? 1 : key == Qt::Key_Down ? -1 : 0, key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0);
}

void CellView::focusInEvent(QFocusEvent* event) {
    DrawnView::focusInEvent(event);
    showFocus(event->reason() != Qt::MouseFocusReason);
}

void CellView::focusOutEvent(QFocusEvent* event) {
    DrawnView::focusOutEvent(event);
    showFocus(false);
}

} // namespace normscope::ui
