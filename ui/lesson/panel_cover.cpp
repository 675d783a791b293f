// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/panel_cover.h"

#include <QPainter>

namespace normscope::ui {

PanelCover::PanelCover(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(&theme) {
    setAccessibleName(tr("Hidden plot"));
    setAccessibleDescription(tr("hidden until you have answered"));
}

void PanelCover::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void PanelCover::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->page);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen dashes(m_theme->controlBorder, 1.25);
    dashes.setDashPattern({4, 3});
    painter.setPen(dashes);
    painter.setBrush(m_theme->dock);
    painter.drawRoundedRect(QRectF(rect()).adjusted(4, 4, -4, -4), 3, 3);
    const int middle = height() / 2;
    painter.setPen(m_theme->muted);
    painter.setFont(m_theme->font(TextSize::Large, QFont::DemiBold));
    painter.drawText(QRect(8, 0, width() - 16, middle), Qt::AlignHCenter | Qt::AlignBottom, QStringLiteral("?"));
    painter.setFont(m_theme->font(TextSize::Small));
    painter.drawText(QRect(8, middle, width() - 16, middle), Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                     tr("hidden until you have answered"));
}

PanelRing::PanelRing(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(&theme) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

void PanelRing::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void PanelRing::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme->ink, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
}

} // namespace normscope::ui
