// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/heat_scale.h"

#include "plot/math_box.h"
#include "plot/text_painter.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

constexpr double gap = 18, barWidth = 10, tickLength = 3, wordGap = 5; // px

std::vector<PlotTick> ticksOf(const PlotRange& range, const PlotFrame& frame, const Theme& theme) {
    return plotTicks(range, std::max(1, int(frame.axes.height() / (24 * textScale(theme)))));
}

MathBox wordOf(const PlotTick& tick, const Theme& theme) {
    return mathText(tick.label, theme.font(TextSize::Small), theme.muted);
}

// A pixel a colour: no gradient that a viewer would interpolate in its own way.
void drawBar(QPainter& painter, const HeatColours& colours, const QRectF& bar) {
    QImage image(1, std::max(int(bar.height()), 1), QImage::Format_RGB32);
    for (int i = 0; i < image.height(); ++i) image.setPixel(0, i, colours.at(1 - (i + 0.5) / image.height()));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawImage(bar, image);
    painter.setRenderHint(QPainter::Antialiasing);
}

} // namespace

double heatScaleRoom(const HeatMap& map, const PlotFrame& frame, const Theme& theme) {
    if (!map.showScale) return 0;
    const PlotRange range = plotRange({{}, {}, map.lower, map.upper, map.logarithmic});
    double widest = 0;
    for (const PlotTick& tick : ticksOf(range, frame, theme)) widest = std::max(widest, wordOf(tick, theme).width);
    return std::ceil((gap + barWidth + wordGap) * textScale(theme) + widest);
}

void drawHeatScale(QPainter& painter, const HeatColours& colours, const PlotFrame& frame, const Theme& theme) {
    const double scale = textScale(theme);
    const QRectF bar(frame.right() + gap * scale, frame.axes.top(), barWidth * scale, frame.axes.height());
    drawBar(painter, colours, bar);
    PlotFrame beside = frame;
    beside.y = colours.range();
    for (const PlotTick& tick : ticksOf(beside.y, frame, theme)) {
        const double y = std::round(beside.yPixel(tick.position)) + 0.5;
        painter.setPen(QPen(theme.faint, 1));
        painter.drawLine(QPointF(bar.right(), y), QPointF(bar.right() + tickLength * scale, y));
        wordOf(tick, theme).draw(painter, {bar.right() + wordGap * scale, y + 0.35 * theme.small});
    }
}

} // namespace normscope::ui
