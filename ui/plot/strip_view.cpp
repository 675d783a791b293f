// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/strip_view.h"

#include "plot/plot_cursor.h"
#include "plot/plot_lettering.h"
#include "plot/strip_shapes.h"
#include "plot/text_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

// Axes and words are those of a plot. Its one series has no values, but tells which numbers the axis counts.
Plot plotAround(const HistogramStrip& strip) {
    Plot plot;
    plot.title = strip.title;
    plot.subtitle = strip.subtitle;
    plot.x = strip.x;
    if (!strip.edges.empty()) plot.y = {{}, {}, strip.edges.front(), strip.edges.back(), false};
    plot.cursor = strip.cursor;
    plot.series.emplace_back();
    plot.series.back().style = SeriesStyle::Points;
    for (const HistogramStrip::Column& column : strip.columns) plot.series.back().x.push_back(column.x);
    return plot;
}

PlotFrame stripFrame(const Plot& plot, const Theme& theme, const QSize& size, int left, int width) {
    PlotFrame frame = plotFrame(plot, theme, size, left, width);
    const int count = int(frame.axes.height() / (22 * textScale(theme))); // a strip is low: ticks stand close
    frame.yTicks = plotTicks(frame.y, std::max(count, 2));
    return frame;
}

void drawLevel(QPainter& painter, const PlotFrame& frame, double value, const QColor& colour) {
    const double y = std::round(frame.yPixel(value));
    painter.setPen(QPen(colour, 1));
    painter.drawLine(QPointF(frame.axes.left(), y), QPointF(frame.right(), y));
}

} // namespace

StripView::StripView(const HistogramStrip& panel, const Theme& theme, QWidget* parent)
    : DrawnView(panel, theme, parent) {
    setMouseTracking(true);
    setPanel(panel);
}

void StripView::setPanel(const Panel& panel) {
    keepPanel(std::get<HistogramStrip>(panel));
    describe(strip().title, strip().description);
}

PlotFrame StripView::frameFor(const QSize& size) const {
    const Column place = column(size);
    return stripFrame(plotAround(strip()), theme(), size, place.left, place.width);
}

void StripView::draw(QPainter& painter, const QSize& size) const {
    const Column place = column(size);
    const Plot plot = plotAround(strip());
    const PlotFrame frame = stripFrame(plot, theme(), size, place.left, place.width);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.translate(0.5, 0.5); // as the plotting library draws its lines
    for (const PlotTick& tick : frame.yTicks) drawLevel(painter, frame, tick.position, theme().grid);
    drawCursorLine(painter, plot, frame, theme());
    drawStripShapes(painter, strip(), frame, theme());
    if (frame.y.lower < 0 && frame.y.upper > 0) drawLevel(painter, frame, 0, theme().faint);
    painter.restore();
    drawPlotLettering(painter, plot, frame, theme());
    drawCursorBadge(painter, plot, frame, theme());
}

} // namespace normscope::ui
