// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/focus_ring.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>

namespace normscope::ui {

namespace {

constexpr int reach = 4; // 2 px gap and 2 px ring

// Any key may move the focus: Tab, an arrow, a shortcut that opens something.
bool isKey(const QEvent& event) { return event.type() == QEvent::KeyPress || event.type() == QEvent::ShortcutOverride; }

bool isTab(const QEvent& event) {
    if (event.type() != QEvent::FocusIn) return false;
    const Qt::FocusReason reason = static_cast<const QFocusEvent&>(event).reason();
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
}

// A scroll area of Qt follows the focus only if it was inside before.
void scrollTo(QWidget& focused) {
    for (QWidget* outer = focused.parentWidget(); outer; outer = outer->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(outer)) area->ensureWidgetVisible(&focused);
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
    if (isKey(*event)) m_byKeyboard = true;
    auto* reached = isTab(*event) ? qobject_cast<QWidget*>(watched) : nullptr;
    if (reached && reached->window() == parentWidget()) scrollTo(*reached);
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
