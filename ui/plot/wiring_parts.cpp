// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/wiring_parts.h"

#include "plot/math_box.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace normscope::ui {
namespace {

constexpr double margin = 3;          // px at scale 1, beside words in a box
constexpr int smallestFont = 9;       // px
constexpr double fontToHeight = 0.72; // of a box

QFont fittedFont(QFont font, const QString& words, double width, double height) {
    const double high = std::min<double>(font.pixelSize(), fontToHeight * height);
    font.setPixelSize(std::max(int(high), smallestFont));
    const double needed = QFontMetricsF(font).horizontalAdvance(words);
    if (needed > width) font.setPixelSize(std::max(int(font.pixelSize() * width / needed), smallestFont));
    return font;
}

} // namespace

void WiringPen::line(const QPolygonF& through, double width) const {
    painter.setPen(QPen(theme.ink, width * scale, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(through);
}

void WiringPen::arrow(QPointF tip, QPointF backwards, double length) const {
    const QPointF back = tip + backwards * length * scale;
    const QPointF across = QPointF(-backwards.y(), backwards.x()) * 0.5 * length * scale;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink);
    painter.drawPolygon(QPolygonF(QList<QPointF>{tip, back + across, back - across}));
}

void WiringPen::plus(QPointF centre, double radius) const {
    painter.setPen(QPen(theme.ink, 2 * scale));
    painter.setBrush(theme.page);
    painter.drawEllipse(centre, radius, radius);
    const double arm = 0.6 * radius;
    painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0));
    painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm));
}

void WiringPen::box(const QRectF& place, const QPen& border, const QBrush& fill) const {
    painter.setPen(border);
    painter.setBrush(fill);
    painter.drawRoundedRect(place, 4, 4);
    painter.setBrush(Qt::NoBrush);
}

void WiringPen::gripDots(QPointF centre, const QColor& colour) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const int row : {-1, 0, 1})
        for (const double side : {-0.5, 0.5})
            painter.drawEllipse(centre + QPointF(side, row) * 4.5 * scale, 1.1 * scale, 1.1 * scale);
    painter.setBrush(Qt::NoBrush);
}

void WiringPen::fitted(const QRectF& place, const QString& words, QFont font, const QColor& colour,
                       TextAlign align) const {
    if (words.isEmpty()) return;
    const QRectF room = place.adjusted(margin * scale, 0, -margin * scale, 0);
    font = fittedFont(font, words, room.width(), room.height());
    const QFontMetricsF metrics(font);
    const QString shown = metrics.elidedText(words, Qt::ElideRight, room.width() + 0.5);
    const double spare = room.width() - metrics.horizontalAdvance(shown);
    const double before = align == TextAlign::Left ? 0 : align == TextAlign::Right ? spare : spare / 2;
    const AlignedText aligned(painter, align);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QPointF(room.left() + before, room.center().y() + metrics.capHeight() / 2), shown);
}

void WiringPen::streams(const WiringLayout& layout) const {
    const QFont italic = theme.font(TextSize::Body, QFont::Normal, true);
    const double x = layout.trunk + 9 * scale;
    const double lowered = std::min(8 * scale, 0.05 * (layout.bottom - layout.top)); // clear of the slot below
    const auto stream = [&](const QString& index) {
        return mathIndexed(QStringLiteral("x"), index, italic, theme.ink);
    };
    stream(QStringLiteral("l")).draw(painter, {x, layout.top + lowered});
    stream(QStringLiteral("l−1")).draw(painter, {x, layout.bottom});
}

} // namespace normscope::ui
