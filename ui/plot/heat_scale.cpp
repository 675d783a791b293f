// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/heat_scale.h"

#include "plot/math_box.h"
#include "plot/text_painter.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>

namespace normscope::ui {
namespace {

constexpr double gap = 18, barWidth = 10, tickLength = 3, wordGap = 5; // px

double middleOf(const PlotRange& range) {
    return range.logarithmic ? std::sqrt(range.lower) * std::sqrt(range.upper) : (range.lower + range.upper) / 2;
}

// Round numbers beside a range of one value would not be in it.
std::vector<PlotTick> ticksOf(const HeatMap& map, const PlotRange& range, const PlotFrame& frame, const Theme& theme) {
    if (const std::optional<double> value = onlyValue(map))
        return {{middleOf(range), QString::fromStdString(significant(*value, 3))}};
    return plotTicks(range, std::max(1, int(frame.axes.height() / (24 * textScale(theme)))));
}

MathBox wordOf(const PlotTick& tick, const Theme& theme) {
    return mathText(tick.label, theme.font(TextSize::Small), theme.muted);
}

// A pixel a colour: no gradient that a viewer would interpolate in its own way.
QImage barImage(const HeatMap& map, const HeatColours& colours, int height) {
    QImage image(1, std::max(height, 1), QImage::Format_RGB32);
    if (const std::optional<double> value = onlyValue(map)) {
        image.fill(colours.of(*value));
        return image;
    }
    for (int i = 0; i < image.height(); ++i) image.setPixel(0, i, colours.at(1 - (i + 0.5) / image.height()));
    return image;
}

void drawBar(QPainter& painter, const QImage& image, const QRectF& bar) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawImage(bar, image);
    painter.setRenderHint(QPainter::Antialiasing);
}

} // namespace

double heatScaleRoom(const HeatMap& map, const PlotFrame& frame, const Theme& theme) {
    if (!map.showScale) return 0;
    const PlotRange range = plotRange({{}, {}, map.lower, map.upper, map.logarithmic});
    double widest = 0;
    for (const PlotTick& tick : ticksOf(map, range, frame, theme)) widest = std::max(widest, wordOf(tick, theme).width);
    return std::ceil((gap + barWidth + wordGap) * textScale(theme) + widest);
}

void drawHeatScale(QPainter& painter, const HeatMap& map, const HeatColours& colours, const PlotFrame& frame,
                   const Theme& theme) {
    if (!map.showScale) return;
    const double scale = textScale(theme);
    const QRectF bar(frame.right() + gap * scale, frame.axes.top(), barWidth * scale, frame.axes.height());
    drawBar(painter, barImage(map, colours, int(bar.height())), bar);
    PlotFrame beside = frame;
    beside.y = colours.range();
    for (const PlotTick& tick : ticksOf(map, beside.y, frame, theme)) {
        const double y = std::round(beside.yPixel(tick.position)) + 0.5;
        painter.setPen(QPen(theme.faint, 1));
        painter.drawLine(QPointF(bar.right(), y), QPointF(bar.right() + tickLength * scale, y));
        wordOf(tick, theme).draw(painter, {bar.right() + wordGap * scale, y + 0.35 * theme.small});
    }
}

} // namespace normscope::ui
