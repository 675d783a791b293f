// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/focus_ring.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

namespace normscope::ui {

namespace {

constexpr int reach = 4; // 2 px gap and 2 px ring

bool movesFocus(const QEvent& event) {
    if (event.type() != QEvent::KeyPress) return false;
    const int key = static_cast<const QKeyEvent&>(event).key();
    return key == Qt::Key_Tab || key == Qt::Key_Backtab;
}

} // namespace

FocusRing::FocusRing(QWidget* window) : QWidget(window), m_theme(&theme(ThemeName::Light)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* focused) { follow(focused); });
}

void FocusRing::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event) {
    if (movesFocus(*event)) m_byKeyboard = true;
    if (event->type() == QEvent::MouseButtonPress) {
        m_byKeyboard = false;
        hide();
    }
    const bool moved = event->type() == QEvent::Move || event->type() == QEvent::Resize;
    if (moved && isVisible() && watched != this) place();
    return QWidget::eventFilter(watched, event);
}

void FocusRing::follow(QWidget* focused) {
    m_focused = focused && focused->window() == parentWidget() ? focused : nullptr;
    setVisible(m_focused && m_byKeyboard);
    if (isVisible()) place();
}

void FocusRing::place() {
    if (!m_focused) return hide();
    const QPoint corner = m_focused->mapTo(parentWidget(), QPoint(0, 0));
    const QRect ring = QRect(corner, m_focused->size()).adjusted(-reach, -reach, reach, reach);
    if (ring == geometry()) return;
    setGeometry(ring);
    raise();
}

void FocusRing::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme->ink, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

} // namespace normscope::ui
