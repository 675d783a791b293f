// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/wiring_view.h"

#include "plot/text_painter.h"

#include <QApplication>
#include <QMouseEvent>

#include <utility>

namespace normscope::ui {

WiringView::WiringView(const Wiring& panel, const Theme& theme, QWidget* parent) : DrawnView(panel, theme, parent) {
    setMouseTracking(true);
    setPanel(panel);
}

// A drag goes on over new panels, as long as there is what it holds.
void WiringView::setPanel(const Panel& panel) {
    keepPanel(std::get<Wiring>(panel));
    describe(wiring().title, wiring().description);
    setFocusPolicy(wiring().movable ? Qt::StrongFocus : Qt::NoFocus);
    const bool held = m_grip && wiring().movable && (!m_grip->moving || isFilled(now(), m_grip->slot));
    if (!held) letGo();
}

WiringLayout WiringView::layoutFor(const QSize& size) const {
    return layOutWiring(size, textScale(theme()), !wiring().summary.empty());
}

QRect WiringView::slotRect(Slot slot) const { return layoutFor(size()).box(slot).toRect(); }

void WiringView::draw(QPainter& painter, const QSize& size) const {
    WiringPicture picture{wiring(), layoutFor(size), theme()};
    if (isDragging())
        picture.drag = WiringDrag{m_grip->slot, m_grip->at - m_grip->pressed, picture.layout.slotAt(m_grip->at)};
    drawWiring(painter, picture);
}

void WiringView::choose(const WiringSlots& chosen) {
    if (chosen != now()) emit slotsChosen(chosen);
}

void WiringView::letGo() {
    if (!m_grip) return;
    m_grip.reset();
    unsetCursor();
    update();
}

void WiringView::showShape(const QPointF& point) {
    const std::optional<Slot> slot = wiring().movable ? slotAt(point) : std::nullopt;
    if (isDragging())
        setCursor(Qt::ClosedHandCursor);
    else if (slot)
        setCursor(isFilled(now(), *slot) ? Qt::OpenHandCursor : Qt::PointingHandCursor);
    else
        unsetCursor();
}

void WiringView::mousePressEvent(QMouseEvent* event) {
    const std::optional<Slot> slot = slotAt(event->position());
    if (event->button() != Qt::LeftButton || !slot || !wiring().movable) return event->ignore();
    m_grip = Grip{*slot, event->position(), event->position()};
}

void WiringView::mouseMoveEvent(QMouseEvent* event) {
    if (m_grip) {
        m_grip->at = event->position();
        const double travelled = (m_grip->at - m_grip->pressed).manhattanLength();
        const bool far = travelled >= QApplication::startDragDistance();
        m_grip->moving = m_grip->moving || (far && isFilled(now(), m_grip->slot));
        if (m_grip->moving) update();
    }
    showShape(event->position());
}

void WiringView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_grip) return event->ignore();
    const Grip grip = *m_grip;
    const std::optional<Slot> slot = slotAt(event->position());
    letGo();
    showShape(event->position());
    if (grip.moving)
        choose(afterDrop(now(), grip.slot, slot));
    else if (slot == grip.slot)
        choose(afterClick(now(), grip.slot));
}

bool WiringView::uses(int key) const {
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return wiring().movable;
    case Qt::Key_Escape:
        return isDragging();
    default:
        return false;
    }
}

// The window has shortcuts with some of these keys; in a focused diagram they are the diagram's.
bool WiringView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && uses(static_cast<QKeyEvent*>(event)->key())) event->accept();
    return DrawnView::event(event);
}

void WiringView::keyPressEvent(QKeyEvent* event) {
    if (!uses(event->key())) return DrawnView::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        return choose(afterStep(now(), event->key() == Qt::Key_Up));
    case Qt::Key_Escape:
        return letGo();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (now() == WiringSlots()) choose({.before = true});
        return;
    default:
        return choose({});
    }
}

} // namespace normscope::ui
