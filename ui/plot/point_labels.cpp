// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/point_labels.h"

#include "plot/line_extent.h"
#include "plot/line_form.h"
#include "plot/math_box.h"
#include "plot/text_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

constexpr double gap = 4, pointRadius = 4; // px
constexpr int outside = 1000, onLabel = 100, onPoint = 10, onLine = 1;

TextStyle styleOf(const Series& series) { return {TextSize::Small, series.role, QFont::DemiBold}; }

const Text* labelOf(const Series& series, std::size_t point) {
    const bool labelled = series.style == SeriesStyle::Bars || series.style == SeriesStyle::Points;
    const bool isThere = labelled && point < series.pointLabels.size() && !series.pointLabels[point].empty();
    return isThere ? &series.pointLabels[point] : nullptr;
}

struct Candidate {
    QRectF area;
    bool onBar = false;
};

struct Placer {
    const Plot& plot;
    const PlotFrame& frame;
    const Theme& theme;
    double scale = textScale(theme);
    std::vector<PixelLine> lines = {};
    std::vector<QRectF> points = {}, taken = {};

    double radius() const { return pointRadius * markScale(theme); }
    double height() const { return 1.05 * theme.small; }
    QRectF around(QPointF centre, double width) const {
        return {centre.x() - width / 2, centre.y() - height() / 2, width, height()};
    }
    void findMarks() {
        for (const Series& series : plot.series) {
            if (series.style == SeriesStyle::Line && !series.thin)
                lines.push_back(pixelLine(series.x, series.y, frame, frame.axes.left()));
            if (series.style != SeriesStyle::Points) continue;
            for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i) {
                const QPointF at = frame.pixel(series.x[i], series.y[i]);
                points.emplace_back(at.x() - radius(), at.y() - radius(), 2 * radius(), 2 * radius());
            }
        }
    }
    int cost(const QRectF& area) const {
        int cost = QRectF(frame.axes).contains(area) ? 0 : outside;
        for (const QRectF& other : taken) cost += onLabel * other.intersects(area);
        for (const QRectF& point : points) cost += onPoint * point.intersects(area);
        for (const PixelLine& line : lines) cost += onLine * extent(line, area.left(), area.right()).intersects(area);
        return cost;
    }
    // What fits nowhere is pushed inwards.
    QRectF inwards(QRectF area) const {
        const QRectF axes(frame.axes);
        area.moveLeft(std::max(std::min(area.left(), axes.right() - area.width()), axes.left()));
        area.moveTop(std::max(std::min(area.top(), axes.bottom() - area.height()), axes.top()));
        return area;
    }
    Candidate best(const std::vector<Candidate>& candidates) const {
        Candidate best = candidates.front();
        for (const Candidate& next : candidates)
            if (cost(next.area) < cost(best.area)) best = next;
        if (cost(best.area) >= outside) best = {inwards(candidates.front().area)};
        return best;
    }
    // In the pixels of the axes: a bar may be cut, or have no value at all.
    double level(double value) const {
        const double y = frame.yPixel(value), top = frame.axes.top(), bottom = top + frame.axes.height();
        return std::isfinite(y) ? std::clamp(y, top, bottom) : bottom;
    }
    std::vector<Candidate> atBar(const Series& series, std::size_t i, double width) const {
        const double half = widthOfBars(series, plotPoints(series, frame.x, frame.y)) / 2, value = series.y[i];
        const double room = frame.xPixel(series.x[i] + half) - frame.xPixel(series.x[i] - half);
        const double base = frame.y.logarithmic ? level(frame.y.lower) : level(0);
        const double end = std::isfinite(value) ? level(value) : base, away = value < 0 ? 1 : -1;
        const auto beyond = [&](double steps) {
            const double distance = gap * scale / 2 + height() / 2 + steps * height();
            return around({frame.xPixel(series.x[i]), end + away * distance}, width);
        };
        std::vector<Candidate> candidates{{beyond(0)}, {beyond(1)}};
        const bool fits = width + 2 <= room && std::abs(end - base) >= height() + gap * scale;
        const double inside = end - away * (gap * scale / 2 + height() / 2);
        if (fits) candidates.push_back({around({frame.xPixel(series.x[i]), inside}, width), true});
        return candidates;
    }
    std::vector<Candidate> atPoint(const Series& series, std::size_t i, double width) const {
        const QPointF at = frame.pixel(series.x[i], series.y[i]);
        const double across = radius() + gap * scale + width / 2, up = radius() + height() / 2 + 1;
        std::vector<Candidate> candidates;
        for (const QPointF step : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, -1), QPointF(0, 1), QPointF(1, -1),
                                   QPointF(1, 1), QPointF(-1, -1), QPointF(-1, 1)})
            candidates.push_back({around(at + QPointF(step.x() * across, step.y() * up), width)});
        return candidates;
    }
    bool isShown(const Series& series, std::size_t i) const {
        const QRectF reach = QRectF(frame.axes).adjusted(-1.5, -1.5, 1.5, 1.5); // ends of axes are rounded
        const double x = frame.xPixel(series.x[i]), y = frame.yPixel(series.y[i]);
        const bool inside = x >= reach.left() && x <= reach.right();
        return inside && (series.style == SeriesStyle::Bars || (y >= reach.top() && y <= reach.bottom()));
    }
    PointLabel place(const Series& series, std::size_t i, const Text& label) {
        const double width = textWidth(label, theme, styleOf(series));
        const bool bar = series.style == SeriesStyle::Bars;
        const Candidate chosen = best(bar ? atBar(series, i, width) : atPoint(series, i, width));
        taken.push_back(chosen.area);
        return {&series, i, chosen.area, chosen.onBar};
    }
};

} // namespace

std::vector<PointLabel> placePointLabels(const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const auto labelled = [](const Series& series) { return !series.pointLabels.empty(); };
    if (std::none_of(plot.series.begin(), plot.series.end(), labelled)) return {};
    Placer placer{plot, frame, theme};
    placer.findMarks();
    std::vector<PointLabel> labels;
    for (const Series& series : plot.series)
        for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i)
            if (const Text* label = labelOf(series, i); label && placer.isShown(series, i))
                labels.push_back(placer.place(series, i, *label));
    return labels;
}

void drawPointLabels(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    for (const PointLabel& label : placePointLabels(plot, frame, theme)) {
        const Series& series = *label.series;
        const QPointF baseline(label.area.left(), label.area.center().y() + 0.35 * theme.small);
        const Text& words = series.pointLabels[label.point];
        const QFont font = theme.font(TextSize::Small, QFont::DemiBold);
        if (label.onBar)
            mathText(translated(words), font, theme.onLine(series.role)).draw(painter, baseline);
        else
            drawText(painter, theme, baseline, words, styleOf(series));
    }
}

} // namespace normscope::ui
