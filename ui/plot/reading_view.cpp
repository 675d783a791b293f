// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/reading_view.h"

#include "plot/reading_painter.h"

#include <QHelpEvent>
#include <QStringList>
#include <QToolTip>

namespace normscope::ui {

ReadingView::ReadingView(const Reading& panel, const Theme& theme, QWidget* parent) : DrawnView(panel, theme, parent) {
    setPanel(panel);
}

void ReadingView::setPanel(const Panel& panel) {
    keepPanel(std::get<Reading>(panel));
    describe(reading().title, reading().description);
}

QSize ReadingView::sizeHint() const { return {600, readingHeight(reading(), theme(), 600)}; }

QRectF ReadingView::placeIn(const QSize& size) const {
    const Column place = column(size);
    return QRectF(place.left, 0, place.width, size.height());
}

void ReadingView::draw(QPainter& painter, const QSize& size) const {
    drawReading(painter, reading(), layoutFor(size), placeIn(size), theme());
}

QString ReadingView::whole() const {
    QStringList paragraphs;
    for (const Text& paragraph : reading().paragraphs) paragraphs << translated(paragraph);
    return paragraphs.join(u'\n');
}

bool ReadingView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return DrawnView::event(event);
    if (layoutFor(size()).cut)
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), whole());
    else
        QToolTip::hideText();
    return true;
}

} // namespace normscope::ui
