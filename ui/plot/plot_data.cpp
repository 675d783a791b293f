// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/plot_data.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>

namespace normscope::ui {
namespace {

constexpr double largest = 1e200;   // of a coordinate; the library's own limit is 1e250
constexpr double smallest = 1e-200; // on a logarithmic axis
constexpr double gap = std::numeric_limits<double>::quiet_NaN();

bool isSteps(const Series& series) {
    return series.style == SeriesStyle::Steps || series.style == SeriesStyle::FilledSteps;
}

void checkSizes(const Series& series) {
    const bool fits = isSteps(series) ? series.x.size() == series.y.size() + 1 || (series.x.empty() && series.y.empty())
                                      : series.x.size() == series.y.size();
    const bool edgesFit = series.style != SeriesStyle::Band || series.y2.size() == series.y.size();
    if (!fits || !edgesFit) throw std::invalid_argument("series " + series.name + ": x and y do not belong together");
}

double cleanValue(double value, const PlotRange& axis) {
    if (!std::isfinite(value) || (axis.logarithmic && value <= 0)) return gap;
    return std::clamp(value, -largest, largest);
}

void append(PlotPoints& points, double key, double value, const PlotRange& x, const PlotRange& y) {
    const double cleanKey = cleanValue(key, x);
    if (std::isnan(cleanKey)) return;
    points.keys.append(cleanKey);
    points.values.append(cleanValue(value, y));
}

std::vector<std::size_t> ascending(const std::vector<double>& x, std::size_t count) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::erase_if(order, [&x](std::size_t i) { return std::isnan(x[i]); });
    const auto isBefore = [&x](std::size_t a, std::size_t b) { return x[a] < x[b]; };
    if (!std::is_sorted(order.begin(), order.end(), isBefore)) std::stable_sort(order.begin(), order.end(), isBefore);
    return order;
}

PlotRange widened(double lower, double upper) {
    const double pad = std::max(std::abs(lower) * 0.05, 0.5);
    return lower < upper ? PlotRange{lower, upper} : PlotRange{lower - pad, lower + pad};
}

PlotRange logarithmicRange(double lower, double upper) {
    const double top = std::clamp(upper, smallest * 10, largest);
    const double bottom = lower > 0 ? std::max(lower, smallest) : top * 1e-6;
    return {bottom < top ? bottom : top / 10, top, true};
}

} // namespace

PlotPoints plotPoints(const Series& series, const PlotRange& x, const PlotRange& y) {
    checkSizes(series);
    PlotPoints points;
    if (series.y.empty()) return points;
    if (isSteps(series)) append(points, series.x.front(), 0, x, y);
    for (const std::size_t i : ascending(series.x, series.y.size())) append(points, series.x[i], series.y[i], x, y);
    if (isSteps(series)) {
        append(points, series.x.back(), series.y.back(), x, y);
        append(points, series.x.back(), 0, x, y);
    }
    return points;
}

std::vector<BandPart> bandParts(const Series& band, const PlotRange& x, const PlotRange& y) {
    checkSizes(band);
    std::vector<BandPart> parts;
    bool goesOn = false;
    for (const std::size_t i : ascending(band.x, band.y.size())) {
        const double key = cleanValue(band.x[i], x);
        if (std::isnan(key)) continue;
        const double first = cleanValue(band.y[i], y), second = cleanValue(band.y2[i], y);
        const bool isThere = !std::isnan(first) && !std::isnan(second);
        if (isThere && !goesOn) parts.emplace_back();
        goesOn = isThere;
        if (!isThere) continue;
        parts.back().keys.append(key);
        parts.back().first.append(first);
        parts.back().second.append(second);
    }
    return parts;
}

double widthOfBars(const Series& bars, const PlotPoints& points) {
    if (bars.barWidth > 0) return std::min(bars.barWidth, largest);
    double narrowest = std::numeric_limits<double>::infinity();
    for (qsizetype i = 1; i < points.keys.size(); ++i)
        if (points.keys[i] > points.keys[i - 1]) narrowest = std::min(narrowest, points.keys[i] - points.keys[i - 1]);
    return 0.8 * (std::isfinite(narrowest) ? narrowest : 1);
}

PlotRange plotRange(const Axis& axis) {
    if (!std::isfinite(axis.lower) || !std::isfinite(axis.upper))
        return axis.logarithmic ? PlotRange{0.1, 10, true} : PlotRange{};
    const auto [low, high] = std::minmax(axis.lower, axis.upper);
    if (axis.logarithmic) return logarithmicRange(low, high);
    return widened(std::clamp(low, -largest, largest), std::clamp(high, -largest, largest));
}

} // namespace normscope::ui
