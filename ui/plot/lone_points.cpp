// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/lone_points.h"

#include "plot/series_style.h"

#include <QPainter>

#include <cmath>

namespace normscope::ui {
namespace {

constexpr double dotWidth = 1.6; // of a dot, in widths of its line

bool hasPlace(double value, const PlotRange& range) {
    return std::isfinite(value) && (!range.logarithmic || value > 0);
}

// The ends of an axis stand up to a pixel beside its rectangle.
bool isInside(const QPointF& point, const QRect& axes) { return QRectF(axes).adjusted(-1, -1, 1, 1).contains(point); }

// Most lines have no gap and need no copy of their points.
bool isWhole(const Series& line, const PlotFrame& frame) {
    for (const double value : line.y)
        if (!hasPlace(value, frame.y)) return false;
    return line.y.size() > 1;
}

void drawDots(QPainter& painter, const Series& line, const PlotFrame& frame, const Theme& theme) {
    const QPen pen = seriesPen(line, theme);
    const double radius = dotWidth * pen.widthF() / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(pen.color());
    for (const QPointF& at : lonePoints(line, frame))
        if (isInside(at, frame.axes)) painter.drawEllipse(at, radius, radius);
    painter.setBrush(Qt::NoBrush);
}

} // namespace

std::vector<QPointF> lonePoints(const Series& line, const PlotFrame& frame) {
    std::vector<QPointF> lone;
    const PlotPoints points = plotPoints(line, frame.x, frame.y);
    const auto isThere = [&points](qsizetype i) {
        return i >= 0 && i < points.values.size() && !std::isnan(points.values[i]);
    };
    for (qsizetype i = 0; i < points.values.size(); ++i)
        if (isThere(i) && !isThere(i - 1) && !isThere(i + 1))
            lone.push_back(frame.pixel(points.keys[i], points.values[i]));
    return lone;
}

void drawLonePoints(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    for (const Series& series : plot.series)
        if (series.style == SeriesStyle::Line && !isWhole(series, frame)) drawDots(painter, series, frame, theme);
}

} // namespace normscope::ui
