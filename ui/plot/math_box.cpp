// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/math_box.h"

#include "plot/power_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace normscope::ui {
namespace {

MathBox plainText(const QString& text, const QFont& font, const QColor& colour) {
    const QFontMetricsF metrics(font);
    return {metrics.horizontalAdvance(text), metrics.capHeight(), metrics.descent() / 2,
            [=](QPainter& painter, QPointF at) {
                painter.setFont(font);
                painter.setPen(colour);
                painter.drawText(at, text);
            }};
}

MathBox raised(MathBox box, double height) {
    return {box.width, box.ascent + height, std::max(box.descent - height, 0.0),
            [box, height](QPainter& painter, QPointF at) { box.draw(painter, at - QPointF(0, height)); }};
}

QFont smallerThan(const QFont& font) {
    QFont small = font;
    small.setPixelSize(std::max(font.pixelSize() * 13 / 20, 8));
    return small;
}

} // namespace

MathBox mathText(const QString& text, const QFont& font, const QColor& colour) {
    const qsizetype power = text.indexOf(u'^');
    if (power < 0) return plainText(text, font, colour);
    const double height = QFontMetricsF(font).capHeight() * 0.55;
    std::vector<MathBox> boxes = {plainText(text.left(power), font, colour),
                                  raised(plainText(powerOf(text, power), smallerThan(font), colour), height)};
    if (const qsizetype end = endOfPower(text, power); end < text.size())
        boxes.push_back(mathText(text.mid(end), font, colour));
    return mathRow(std::move(boxes));
}

MathBox mathIndexed(const QString& text, const QString& index, const QFont& font, const QColor& colour) {
    const double depth = QFontMetricsF(font).capHeight() * 0.3;
    return mathRow({plainText(text, font, colour), raised(plainText(index, smallerThan(font), colour), -depth)});
}

MathBox mathSpace(double width) {
    return {width, 0, 0, [](QPainter&, QPointF) {}};
}

MathBox mathRow(std::vector<MathBox> boxes) {
    MathBox row;
    for (const MathBox& box : boxes) {
        row.width += box.width;
        row.ascent = std::max(row.ascent, box.ascent);
        row.descent = std::max(row.descent, box.descent);
    }
    row.draw = [boxes = std::move(boxes)](QPainter& painter, QPointF at) {
        for (const MathBox& box : boxes) {
            box.draw(painter, at);
            at.rx() += box.width;
        }
    };
    return row;
}

MathBox mathFraction(MathBox above, MathBox below, double axis, const QColor& colour, double pen) {
    const double overhang = 6, gap = 5;
    const double width = std::max(above.width, below.width) + 2 * overhang;
    const double up = axis + gap + above.descent, down = gap + below.ascent - axis;
    return {width, up + above.ascent, down + below.descent, [=](QPainter& painter, QPointF at) {
                above.draw(painter, at + QPointF((width - above.width) / 2, -up));
                below.draw(painter, at + QPointF((width - below.width) / 2, down));
                painter.setPen(QPen(colour, pen));
                painter.drawLine(at + QPointF(0, -axis), at + QPointF(width, -axis));
            }};
}

MathBox mathRoot(MathBox inside, const QColor& colour, double pen) {
    const double lead = 0.95 * inside.ascent, gap = 4;
    const double top = inside.ascent + gap;
    return {inside.width + lead + 4, top + pen, inside.descent, [=](QPainter& painter, QPointF at) {
                QPainterPath sign(at + QPointF(0, -0.38 * inside.ascent));
                sign.lineTo(at + QPointF(0.22 * lead, -0.5 * inside.ascent));
                sign.lineTo(at + QPointF(0.5 * lead, 2));
                sign.lineTo(at + QPointF(0.9 * lead, -top));
                sign.lineTo(at + QPointF(lead + inside.width + 2, -top));
                painter.strokePath(sign, QPen(colour, pen, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
                inside.draw(painter, at + QPointF(lead + 1, 0));
            }};
}

MathBox mathLit(MathBox inside, const QColor& band, double padding) {
    return {inside.width + 2 * padding, inside.ascent + padding, inside.descent + padding,
            [=](QPainter& painter, QPointF at) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(band);
                painter.drawRoundedRect(QRectF(at.x(), at.y() - inside.ascent - padding, inside.width + 2 * padding,
                                               inside.ascent + inside.descent + 2 * padding),
                                        3, 3);
                painter.setBrush(Qt::NoBrush);
                inside.draw(painter, at + QPointF(padding, 0));
            }};
}

} // namespace normscope::ui
