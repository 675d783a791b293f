// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/drawn_view.h"

#include <qcustomplot.h>

namespace normscope::ui {

DrawnView::DrawnView(const Panel& panel, const Theme& theme, QWidget* parent)
    : PanelView(parent), m_panel(panel), m_theme(&theme) {}

void DrawnView::keepPanel(const Panel& panel) {
    m_panel = panel;
    update();
}

void DrawnView::setTheme(const Theme& theme) {
    m_theme = &theme;
    update();
}

void DrawnView::paint(QCPPainter& painter, const QSize& size) { draw(painter, size); }

void DrawnView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->page);
    draw(painter, size());
}

} // namespace normscope::ui
