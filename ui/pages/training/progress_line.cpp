// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/training/progress_line.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace normscope::ui {

namespace {

constexpr double thickness = 4, markHeight = 10;
constexpr Index mostMarks = 50; // more would be a grey bar

} // namespace

ProgressLine::ProgressLine(QWidget* parent) : QWidget(parent), m_theme(&theme(ThemeName::Light)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Progress"));
}

void ProgressLine::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void ProgressLine::setProgress(double share, Index parts) {
    m_share = std::clamp(share, 0.0, 1.0);
    m_parts = parts;
    setAccessibleDescription(tr("%1 %").arg(int(100 * m_share)));
    update();
}

void ProgressLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double top = (height() - thickness) / 2, length = width();
    const auto line = [&](double to, const QColor& colour) {
        painter.setBrush(colour);
        painter.drawRoundedRect(QRectF(0, top, to, thickness), thickness / 2, thickness / 2);
    };
    line(length, m_theme->rule);
    if (m_share > 0) line(std::max(m_share * length, thickness), m_theme->ink);
    for (Index part = 1; part < m_parts && m_parts <= mostMarks; ++part) {
        const double x = std::round(double(part) * length / double(m_parts));
        painter.fillRect(QRectF(x - 0.5, (height() - markHeight) / 2, 1, markHeight), m_theme->faint);
    }
}

} // namespace normscope::ui
