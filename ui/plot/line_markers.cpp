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

bool carriesMarkers(const Series& series) {
    return series.style == SeriesStyle::Line && !series.theory && !series.thin;
}

std::vector<double> ascendingPlaces(const Series& line) {
    std::vector<double> places;
    std::copy_if(line.x.begin(), line.x.end(), std::back_inserter(places), [](double x) { return std::isfinite(x); });
    if (!std::is_sorted(places.begin(), places.end())) std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

// All x of the lines, those to come as well, ascending.
std::vector<double> placesOf(const Plot& plot) {
    std::vector<double> places;
    for (const Series& series : plot.series) {
        if (!carriesMarkers(series) || series.x == places) continue;
        const std::vector<double> before = std::move(places), own = ascendingPlaces(series);
        places.clear();
        std::set_union(before.begin(), before.end(), own.begin(), own.end(), std::back_inserter(places));
    }
    return places;
}

// How many places the whole axis will have: markers of lines that still grow are to stay where they are.
std::size_t placesToCome(const std::vector<double>& places, const Axis& axis) {
    const double reached = places.size() > 1 ? places.back() - places.front() : 0, whole = axis.upper - axis.lower;
    if (axis.logarithmic || !(reached > 0) || !(whole > reached)) return places.size();
    return std::size_t(std::min(double(places.size() - 1) * whole / reached, 1e9)) + 1;
}

std::vector<std::size_t> everySoMany(const Series& line) {
    std::vector<std::size_t> points;
    const std::size_t step = std::clamp<std::size_t>(line.x.size() / 12, 1, 24);
    for (std::size_t i = 0; i < line.x.size(); i += step) points.push_back(i);
    return points;
}

std::vector<std::size_t> pointsAt(const Series& line, const std::vector<double>& places, std::size_t step,
                                  std::size_t offset) {
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
    const std::size_t step = std::max<std::size_t>(1, placesToCome(places, plot.x) / markersAlongAnAxis);
    std::size_t line = 0;
    for (std::size_t k = 0; k < plot.series.size(); ++k) {
        const Series& series = plot.series[k];
        if (!carriesMarkers(series) || series.pending) continue;
        marked[k] = series.form == LineForm::Plain ? everySoMany(series) : pointsAt(series, places, step, line);
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
