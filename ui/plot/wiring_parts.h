// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/text_painter.h"
#include "plot/wiring_layout.h"

#include <QPen>
#include <QPolygonF>

class QPainter;

namespace normscope::ui {

// Draws the parts that a wiring diagram is made of. Widths and lengths are px at scale 1.
struct WiringPen {
    QPainter& painter;
    const Theme& theme;
    double scale = 1;

    void line(const QPolygonF& through, double width) const;
    void arrow(QPointF tip, QPointF backwards, double length) const; // backwards: from the tip, of length 1
    void plus(QPointF centre, double radius) const;
    void box(const QRectF& place, const QPen& border, const QBrush& fill) const;
    void gripDots(QPointF centre, const QColor& colour) const;
    // Words of uniform colour in the middle of a place, smaller where it is narrow or low, in the end cut.
    void fitted(const QRectF& place, const QString& words, QFont font, const QColor& colour, TextAlign align) const;
    // The stream before and behind the step at the ends of the trunk.
    void streams(const WiringLayout& layout) const;
};

} // namespace normscope::ui
