// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/line_crossings.h"

#include "plot/label_ground.h"
#include "plot/line_form.h"
#include "plot/plot_cursor.h"
#include "plot/series_style.h"
#include "plot/spread_labels.h"
#include "plot/text_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

constexpr double ringDiameter = 11, ringWidth = 2.5, gap = 10, distance = 14; // px

bool isAt(double x, double place) { return std::abs(x - place) <= 1e-9 * std::max(std::abs(x), std::abs(place)); }

bool isInside(double y, const QRect& axes) { return y >= axes.top() - 0.5 && y <= axes.top() + axes.height() + 0.5; }

TextStyle styleOf(const Crossing& crossing) { return {TextSize::Small, crossing.series->role, QFont::DemiBold}; }

struct LabelColumn {
    double x = 0;
    TextAlign align = TextAlign::Right;
};

// Left of the cursor, where the words do not leave the axes.
LabelColumn columnOf(const std::vector<Crossing>& labelled, double cursor, const PlotFrame& frame, const Theme& theme) {
    const double beside = gap * textScale(theme), room = cursor - frame.axes.left();
    double widest = 0;
    for (const Crossing& crossing : labelled)
        widest = std::max(widest, textWidth(crossing.label, theme, styleOf(crossing)));
    if (room < frame.axes.width() / 5.0 || room < widest + beside) return {cursor + beside, TextAlign::Left};
    return {cursor - beside, TextAlign::Right};
}

// Above the ring, or below it where its line comes from above: beside it the label would lie on the line.
double wishOf(const Crossing& crossing, TextAlign align, const Theme& theme) {
    const double neighbour = align == TextAlign::Right ? crossing.before : crossing.after, y = crossing.at.y();
    return neighbour < y - 2 ? y + 0.9 * theme.small : y - 0.9 * theme.small;
}

std::vector<double> middlesOf(const std::vector<Crossing>& labelled, TextAlign align, const PlotFrame& frame,
                              const Theme& theme) {
    std::vector<double> wishes;
    for (const Crossing& crossing : labelled) wishes.push_back(wishOf(crossing, align, theme));
    const double half = 0.5 * theme.small, top = frame.axes.top() + half;
    return spreadLabels(wishes, distance * textScale(theme), top,
                        std::max(frame.axes.top() + frame.axes.height() - half, top));
}

Crossing crossingAt(const Series& series, std::size_t i, double cursor, const PlotFrame& frame) {
    const auto height = [&](std::size_t k) { return frame.yPixel(series.y[k]); };
    const auto near = [&](double y) { return std::isfinite(y) ? y : height(i); };
    return {&series,
            {cursor, height(i)},
            series.cursorLabel,
            near(i > 0 ? height(i - 1) : height(i)),
            near(i + 1 < series.y.size() ? height(i + 1) : height(i))};
}

} // namespace

std::vector<Crossing> lineCrossings(const Plot& plot, const PlotFrame& frame) {
    std::vector<Crossing> crossings;
    const std::optional<double> cursor = cursorPixel(plot, frame);
    if (!cursor) return crossings;
    for (const Series& series : plot.series) {
        if (series.style != SeriesStyle::Line || series.theory || series.thin) continue;
        if (series.pending) continue; // not reached: no mark yet
        for (std::size_t i = 0; i < series.x.size(); ++i) {
            if (!isAt(series.x[i], plot.cursor->x)) continue;
            const Crossing crossing = crossingAt(series, i, *cursor, frame);
            if (isInside(crossing.at.y(), frame.axes)) crossings.push_back(crossing);
        }
    }
    return crossings;
}

void drawRings(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const double scale = markScale(theme), radius = ringDiameter / 2 * scale;
    painter.setBrush(theme.page);
    for (const Crossing& crossing : lineCrossings(plot, frame)) {
        painter.setPen(QPen(seriesHue(*crossing.series, theme), ringWidth * scale));
        painter.drawEllipse(crossing.at, radius, radius);
    }
    painter.setBrush(Qt::NoBrush);
}

void drawCursorLabels(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    std::vector<Crossing> labelled = lineCrossings(plot, frame);
    std::erase_if(labelled, [](const Crossing& crossing) { return crossing.label.empty(); });
    if (labelled.empty()) return;
    const LabelColumn column = columnOf(labelled, labelled.front().at.x(), frame, theme);
    const std::vector<double> middles = middlesOf(labelled, column.align, frame, theme);
    for (std::size_t k = 0; k < labelled.size(); ++k) {
        const TextStyle style = styleOf(labelled[k]);
        const double width = textWidth(labelled[k].label, theme, style), height = 1.1 * theme.small;
        const double left = column.align == TextAlign::Right ? column.x - width : column.x;
        drawLabelGround(painter, {left, middles[k] - height / 2, width, height}, theme);
        drawText(painter, theme, {column.x, middles[k] + 0.35 * theme.small}, labelled[k].label, style, column.align);
    }
}

} // namespace normscope::ui
