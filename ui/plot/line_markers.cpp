// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/line_markers.h"

#include "plot/line_form.h"
#include "plot/series_style.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace normscope::ui {
namespace {

constexpr std::size_t markersAlongAnAxis = 8;

bool isMeasuredLine(const Series& series) { return series.style == SeriesStyle::Line && !series.theory; }

// All x of the lines, those to come as well, ascending.
std::vector<double> placesOf(const Plot& plot) {
    std::vector<double> places;
    for (const Series& series : plot.series) {
        if (!isMeasuredLine(series) || series.x == places) continue;
        std::copy_if(series.x.begin(), series.x.end(), std::back_inserter(places),
                     [](double x) { return std::isfinite(x); });
        std::sort(places.begin(), places.end());
        places.erase(std::unique(places.begin(), places.end()), places.end());
    }
    return places;
}

std::vector<std::size_t> everySoMany(const Series& line) {
    std::vector<std::size_t> points;
    const std::size_t step = std::clamp<std::size_t>(line.x.size() / 12, 1, 24);
    for (std::size_t i = 0; i < line.x.size(); i += step) points.push_back(i);
    return points;
}

std::vector<std::size_t> pointsAt(const Series& line, const std::vector<double>& places, std::size_t offset) {
    const std::size_t step = std::max<std::size_t>(1, places.size() / markersAlongAnAxis);
    std::vector<std::size_t> points;
    for (std::size_t k = offset % step; k < places.size(); k += step) {
        const auto at = std::find(line.x.begin(), line.x.end(), places[k]);
        if (at != line.x.end()) points.push_back(std::size_t(at - line.x.begin()));
    }
    return points;
}

bool isInside(const QPointF& point, const QRect& axes) {
    return point.x() >= axes.left() - 1 && point.x() <= axes.left() + axes.width() + 1 && point.y() >= axes.top() - 1 &&
           point.y() <= axes.top() + axes.height() + 1;
}

} // namespace

std::vector<std::vector<std::size_t>> markedPoints(const Plot& plot) {
    std::vector<std::vector<std::size_t>> marked(plot.series.size());
    const std::vector<double> places = placesOf(plot);
    std::size_t line = 0;
    for (std::size_t k = 0; k < plot.series.size(); ++k) {
        const Series& series = plot.series[k];
        if (!isMeasuredLine(series) || series.pending) continue;
        marked[k] = series.form == LineForm::Plain ? everySoMany(series) : pointsAt(series, places, line);
        ++line;
    }
    return marked;
}

void drawLineMarkers(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const std::vector<std::vector<std::size_t>> marked = markedPoints(plot);
    for (std::size_t k = 0; k < marked.size(); ++k) {
        const Series& line = plot.series[k];
        for (const std::size_t i : marked[k]) {
            const QPointF at = frame.pixel(line.x[i], line.y[i]); // NaN or infinite where there is no value
            if (isInside(at, frame.axes)) drawMarker(painter, at, markerOf(line), seriesHue(line, theme), theme);
        }
    }
}

} // namespace normscope::ui
