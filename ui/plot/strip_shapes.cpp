// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/strip_shapes.h"

#include "plot/line_form.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

constexpr double fill = 0.9;           // of the room between two columns
constexpr double leastRoom = 3;        // px a column
constexpr double leastHalfWidth = 0.5; // px: a rare value is still to be seen
constexpr float reached = 0.45F, pending = 0.15F;

using Column = HistogramStrip::Column;

// Between neighbours; the only column has the whole axis.
double roomOf(const HistogramStrip& strip, const PlotFrame& frame) {
    double narrowest = frame.axes.width();
    for (std::size_t i = 1; i < strip.columns.size(); ++i) {
        const double room = frame.xPixel(strip.columns[i].x) - frame.xPixel(strip.columns[i - 1].x);
        if (room > 0) narrowest = std::min(narrowest, room);
    }
    return narrowest;
}

double largestShare(const HistogramStrip& strip) {
    double largest = 0;
    for (const Column& column : strip.columns)
        for (const double share : column.share) largest = std::max(largest, share);
    return largest;
}

bool isAtCursor(const HistogramStrip& strip, const Column& column) {
    if (!strip.cursor) return false;
    const double place = strip.cursor->x;
    return std::abs(column.x - place) <= 1e-9 * std::max(std::abs(column.x), std::abs(place));
}

QColor colourOf(const HistogramStrip& strip, const Column& column, const Theme& theme) {
    QColor colour = theme.line(strip.role);
    if (!isAtCursor(strip, column)) colour.setAlphaF(column.pending ? pending : reached);
    return colour;
}

// Up its right side and down its left; pixelsAShare: half the width of a share of 1.
QPolygonF outline(const Column& column, const std::vector<double>& edges, const PlotFrame& frame, double pixelsAShare) {
    const double x = frame.xPixel(column.x);
    const std::size_t bins = std::min(column.share.size(), edges.size() - 1);
    QPolygonF right, left;
    for (std::size_t k = 0; k < bins; ++k) {
        const double half = column.share[k] > 0 ? std::max(column.share[k] * pixelsAShare, leastHalfWidth) : 0;
        for (const double edge : {edges[k], edges[k + 1]}) {
            right << QPointF(x + half, frame.yPixel(edge));
            left << QPointF(x - half, frame.yPixel(edge));
        }
    }
    std::reverse(left.begin(), left.end());
    return right + left;
}

struct Shapes {
    QPainter& painter;
    const HistogramStrip& strip;
    const PlotFrame& frame;
    const Theme& theme;
    StripScale scale = stripScale(strip, frame);
    double pixelsAShare = 0.5 * scale.width / std::max(largestShare(strip), 1e-300);

    void drawFailure(const Column& column) const {
        const double level = std::clamp(0.0, frame.y.lower, frame.y.upper);
        drawMarker(painter, frame.pixel(column.x, level), {MarkerShape::Cross}, theme.failure, theme);
    }
    void draw(const Column& column) const {
        if (!std::isfinite(frame.xPixel(column.x))) return;
        if (column.share.empty()) return drawFailure(column);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colourOf(strip, column, theme));
        painter.drawPolygon(outline(column, strip.edges, frame, pixelsAShare));
    }
};

} // namespace

StripScale stripScale(const HistogramStrip& strip, const PlotFrame& frame) {
    const double room = roomOf(strip, frame);
    const std::size_t step = std::size_t(std::max(1.0, std::ceil(leastRoom / std::max(room, 0.01))));
    return {step, fill * room * double(step)};
}

void drawStripShapes(QPainter& painter, const HistogramStrip& strip, const PlotFrame& frame, const Theme& theme) {
    if (strip.edges.size() < 2) return;
    const Shapes shapes{painter, strip, frame, theme};
    for (std::size_t i = 0; i < strip.columns.size(); i += shapes.scale.step)
        if (!isAtCursor(strip, strip.columns[i])) shapes.draw(strip.columns[i]);
    for (const Column& column : strip.columns)
        if (isAtCursor(strip, column)) shapes.draw(column);
    painter.setBrush(Qt::NoBrush);
}

} // namespace normscope::ui
