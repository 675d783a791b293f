// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/cell_words.h"

#include "plot/text_painter.h"

#include <QFontMetricsF>
#include <QPainter>

namespace normscope::ui {

namespace {

constexpr int smallestDigits = 8; // px; below, a number is a smudge

} // namespace

int fittingSize(QFont font, const QString& text, QSizeF room) {
    for (int size = font.pixelSize(); size >= smallestDigits; --size) {
        font.setPixelSize(size);
        const QFontMetricsF metrics(font);
        if (metrics.horizontalAdvance(text) <= room.width() && metrics.capHeight() + 2 <= room.height()) return size;
    }
    return 0;
}

void drawCellWord(QPainter& painter, const QRectF& cell, const QString& text, const QFont& font) {
    const AlignedText aligned(painter, TextAlign::Centre);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.drawText(
        QPointF(cell.center().x() - metrics.horizontalAdvance(text) / 2, cell.center().y() + metrics.capHeight() / 2),
        text);
}

void drawCross(QPainter& painter, QPointF centre, double size) {
    const double half = size / 2;
    painter.drawLine(centre + QPointF(-half, -half), centre + QPointF(half, half));
    painter.drawLine(centre + QPointF(-half, half), centre + QPointF(half, -half));
}

} // namespace normscope::ui
