// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/value_field.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QPainter>

namespace normscope::ui {

namespace {

constexpr double raisedSize = 0.75;

// Draws "m·10^e" with its right end at x; returns nothing to the left of it.
void drawNumber(QPainter& painter, const QString& text, const QRectF& place) {
    const QString base = text.section('^', 0, 0);
    const QString exponent = text.section('^', 1);
    const QFont font = painter.font();
    QFont small = font;
    small.setPixelSize(qRound(font.pixelSize() * raisedSize));
    const double exponentWidth = exponent.isEmpty() ? 0 : QFontMetricsF(small).horizontalAdvance(exponent);
    painter.drawText(place.adjusted(0, 0, -exponentWidth, 0), Qt::AlignRight | Qt::AlignVCenter, base);
    painter.setFont(small);
    painter.drawText(place.translated(0, -0.28 * font.pixelSize()), Qt::AlignRight | Qt::AlignVCenter, exponent);
    painter.setFont(font);
}

} // namespace

ValueField::ValueField(QWidget* parent) : QLineEdit(parent), m_theme(&theme(ThemeName::Light)) {
    setAlignment(Qt::AlignRight);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setContextMenuPolicy(Qt::NoContextMenu); // the row's own menu comes up instead
}

void ValueField::setTheme(const Theme& theme) {
    m_theme = &theme;
    setFont(theme.font(TextSize::Body));
    updateGeometry();
}

void ValueField::setValue(const QString& shown, const QString& typed) {
    m_shown = shown;
    m_typed = typed;
    if (!hasFocus() || !isModified()) setText(typed);
    update();
}

QSize ValueField::sizeHint() const { return {m_theme->body * 5, m_theme->body + 6}; }
QSize ValueField::minimumSizeHint() const { return {m_theme->body * 5 / 2, m_theme->body + 6}; }

void ValueField::paintEvent(QPaintEvent* event) {
    if (hasFocus()) return QLineEdit::paintEvent(event);
    QPainter painter(this);
    const QRectF place = QRectF(rect()).adjusted(0, 0, underMouse() ? -4 : 0, 0);
    if (underMouse() && isEnabled()) {
        painter.setPen(m_theme->controlBorder);
        painter.setBrush(m_theme->controlFill);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    }
    painter.setFont(font());
    painter.setPen(isEnabled() ? m_theme->ink : m_theme->faint);
    drawNumber(painter, m_shown, place);
}

void ValueField::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    setText(m_typed);
    selectAll();
}

void ValueField::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) take();
}

void ValueField::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take();
        selectAll();
        return;
    case Qt::Key_Escape:
        setText(m_typed);
        clearFocus();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void ValueField::enterEvent(QEnterEvent* event) {
    QLineEdit::enterEvent(event);
    update();
}

void ValueField::leaveEvent(QEvent* event) {
    QLineEdit::leaveEvent(event);
    update();
}

void ValueField::take() {
    const QString typed = text();
    const bool changed = isModified() && typed != m_typed;
    setText(m_typed);
    if (changed) emit entered(typed);
}

} // namespace normscope::ui
