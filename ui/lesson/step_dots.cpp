// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/step_dots.h"

#include <QPainter>

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr double widestPitch = 22;

} // namespace

StepDots::StepDots(QWidget* parent) : QWidget(parent), m_theme(&theme(ThemeName::Light)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepDots::setTheme(const Theme& theme) {
    m_theme = &theme;
    updateGeometry();
    update();
}

void StepDots::setPlace(int step, int count) {
    m_step = step;
    m_count = count;
    update();
}

QSize StepDots::sizeHint() const { return {int(widestPitch) * m_count, m_theme->body + 2}; }

void StepDots::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = m_theme->body / 14.0;
    const double pitch = std::min(widestPitch * scale, double(width()) / std::max(m_count, 1));
    for (int k = 0; k < m_count; ++k) {
        const QPointF centre(6 * scale + k * pitch, height() / 2.0);
        painter.setPen(QPen(k > m_step ? m_theme->faint : m_theme->ink, (k == m_step ? 2 : 1.25) * scale));
        painter.setBrush(k < m_step ? QBrush(m_theme->ink) : QBrush(Qt::NoBrush));
        const double radius = (k == m_step ? 5 : 4) * std::min(scale, pitch / 14);
        painter.drawEllipse(centre, radius, radius);
    }
}

} // namespace normscope::ui
