// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/plot_bands.h"

#include "plot/series_style.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace normscope::ui {
namespace {

constexpr double farOutside = 1e5; // px: what the painter can still clip

QPolygonF outline(const BandPart& part, const PlotFrame& frame) {
    QPolygonF shape;
    const auto add = [&](qsizetype i, const QVector<double>& edge) {
        const QPointF at = frame.pixel(part.keys[i], edge[i]);
        shape << QPointF(std::clamp(at.x(), -farOutside, farOutside), std::clamp(at.y(), -farOutside, farOutside));
    };
    for (qsizetype i = 0; i < part.keys.size(); ++i) add(i, part.first);
    for (qsizetype i = part.keys.size(); i-- > 0;) add(i, part.second);
    return shape;
}

} // namespace

void drawBands(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    painter.setClipRect(frame.axes, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    for (const Series& series : plot.series) {
        if (series.style != SeriesStyle::Band) continue;
        painter.setBrush(seriesFill(series, theme));
        for (const BandPart& part : bandParts(series, frame.x, frame.y)) painter.drawPolygon(outline(part, frame));
    }
    painter.setBrush(Qt::NoBrush);
}

} // namespace normscope::ui
