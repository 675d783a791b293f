// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/play_button.h"

#include <QPainter>
#include <QPainterPath>

namespace normscope::ui {

namespace {

// In units of the disc's radius, centred.
QPainterPath triangle() {
    QPainterPath path(QPointF(-0.28, -0.42));
    path.lineTo(0.45, 0);
    path.lineTo(-0.28, 0.42);
    path.closeSubpath();
    return path;
}

QPainterPath bars() {
    QPainterPath path;
    path.addRect(QRectF(-0.36, -0.4, 0.24, 0.8));
    path.addRect(QRectF(0.12, -0.4, 0.24, 0.8));
    return path;
}

} // namespace

PlayButton::PlayButton(QWidget* parent) : QAbstractButton(parent), m_theme(&theme(ThemeName::Light)) {
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setPlaying(false);
}

void PlayButton::setTheme(const Theme& theme) {
    m_theme = &theme;
    updateGeometry();
    update();
}

void PlayButton::setPlaying(bool playing) {
    m_playing = playing;
    setAccessibleName(playing ? tr("Pause") : tr("Play"));
    setToolTip(playing ? tr("Pause (Space)") : tr("Play (Space)"));
    update();
}

QSize PlayButton::sizeHint() const { return m_theme->largeText ? QSize(48, 48) : QSize(32, 32); }

void PlayButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF(rect()).center());
    const double radius = width() / 2.0;
    painter.scale(radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isDown() || underMouse() ? m_theme->muted : m_theme->ink);
    painter.drawEllipse(QPointF(0, 0), 1, 1);
    painter.fillPath(m_playing ? bars() : triangle(), m_theme->page);
}

} // namespace normscope::ui
