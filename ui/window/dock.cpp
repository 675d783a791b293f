// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/dock.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace normscope::ui {

Dock::Dock(Qt::Edge side, int width, QWidget* parent)
    : QWidget(parent), m_side(side), m_width(width), m_theme(&theme(ThemeName::Light)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(side == Qt::RightEdge ? 1 : 0, 0, side == Qt::LeftEdge ? 1 : 0, 0);
    setFixedWidth(width);
}

void Dock::setContent(QWidget* content) {
    while (QLayoutItem* item = layout()->takeAt(0)) {
        item->widget()->hide();
        delete item;
    }
    layout()->addWidget(content);
    content->show();
}

void Dock::setBreadth(int width, int most) {
    m_width = width;
    m_most = most;
    setTheme(*m_theme);
}

void Dock::setTheme(const Theme& theme) {
    m_theme = &theme;
    setFixedWidth(std::min(m_width * theme.body / normscope::ui::theme(ThemeName::Light).body, m_most));
    update();
}

void Dock::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->dock);
    const int x = m_side == Qt::LeftEdge ? width() - 1 : 0;
    painter.fillRect(x, 0, 1, height(), m_theme->rule);
}

} // namespace normscope::ui
