// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/progress_bar_line.h"

#include <QPainter>

#include <algorithm>

namespace normscope::ui {

ProgressBarLine::ProgressBarLine(QWidget* parent) : QWidget(parent), m_theme(&theme(ThemeName::Light)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ProgressBarLine::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void ProgressBarLine::setShare(double share) {
    m_share = std::clamp(share, 0.0, 1.0);
    update();
}

void ProgressBarLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double radius = height() / 2.0;
    painter.setBrush(m_theme->rule);
    painter.drawRoundedRect(rect(), radius, radius);
    painter.setBrush(m_theme->ink);
    if (m_share > 0) painter.drawRoundedRect(QRectF(0, 0, m_share * width(), height()), radius, radius);
}

} // namespace normscope::ui
