// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/fitting_scroll.h"

#include <QEvent>
#include <QVBoxLayout>

namespace normscope::ui {

FittingScroll::FittingScroll(QWidget* parent)
    : QScrollArea(parent), m_content(new QWidget), m_column(new QVBoxLayout(m_content)) {
    m_column->setContentsMargins(16, 14, 14, 14);
    m_column->setSpacing(10);
    setWidget(m_content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_content->installEventFilter(this);
}

bool FittingScroll::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_content && event->type() == QEvent::LayoutRequest) fitHeight();
    return QScrollArea::eventFilter(watched, event);
}

void FittingScroll::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fitHeight();
}

void FittingScroll::fitHeight() {
    const int height = m_column->totalHeightForWidth(viewport()->width());
    if (height >= 0 && height != m_content->minimumHeight()) m_content->setMinimumHeight(height);
}

} // namespace normscope::ui
