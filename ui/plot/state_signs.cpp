// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/state_signs.h"

#include "plot/line_form.h"

#include <QPainter>
#include <QPainterPath>

namespace normscope::ui {
namespace {

using Mark = ArmCards::Mark;

struct SignPen {
    QPainter& painter;
    QPointF centre;
    double half = 0; // px, of the size
    const Theme& theme;

    QPointF at(double x, double y) const { return centre + half * QPointF(x, y); }
    void setLine(const QColor& colour, double width) const {
        painter.setPen(QPen(colour, width * markScale(theme), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
    }
    void drawCross() const {
        setLine(theme.failure, 2);
        painter.drawLine(at(-0.8, -0.8), at(0.8, 0.8));
        painter.drawLine(at(-0.8, 0.8), at(0.8, -0.8));
    }
    void drawCheck() const {
        setLine(theme.success, 2);
        QPainterPath check(at(-0.9, 0.1));
        check.lineTo(at(-0.3, 0.75));
        check.lineTo(at(0.9, -0.75));
        painter.drawPath(check);
    }
    void drawRing(const QColor& colour) const {
        const double width = 1.25 * markScale(theme), radius = half - width / 2;
        setLine(colour, 1.25);
        painter.drawEllipse(centre, radius, radius);
    }
    void fill(const QPainterPath& shape) const {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.ink);
        painter.drawPath(shape);
        painter.setBrush(Qt::NoBrush);
    }
    void drawDisc() const {
        QPainterPath disc;
        disc.addEllipse(centre, half, half);
        fill(disc);
    }
    void drawHalfDisc() const {
        QPainterPath right(centre);
        right.arcTo(QRectF(at(-1, -1), at(1, 1)), -90, 180);
        right.closeSubpath();
        fill(right);
        drawRing(theme.ink);
    }
};

} // namespace

void drawStatusSign(QPainter& painter, QPointF centre, double size, Mark mark, const Theme& theme) {
    const SignPen pen{painter, centre, size / 2, theme};
    switch (mark) {
    case Mark::Success:
        return pen.drawCheck();
    case Mark::Failure:
        return pen.drawCross();
    case Mark::Running:
        return pen.drawHalfDisc();
    case Mark::Waiting:
        return pen.drawRing(theme.muted);
    }
}

void drawRunSign(QPainter& painter, QPointF centre, double size, Mark mark, const Theme& theme) {
    if (mark != Mark::Success) return drawStatusSign(painter, centre, size, mark, theme);
    SignPen{painter, centre, size / 2, theme}.drawDisc();
}

} // namespace normscope::ui
