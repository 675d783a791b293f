// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/sketch.h"

#include "lesson/sketch_curve.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace normscope {

namespace {

// On the scale that is drawn on.
double onScale(const Axis& axis, double value) { return axis.logarithmic ? std::log10(value) : value; }

// Room around the curve, lest the axis give it away: half of its height on both sides and never less than the plot's
// own axis has. A curve without a height gets its own size, or a decade.
void makeRoom(Axis& axis, const std::vector<double>& values) {
    const auto [least, greatest] = std::ranges::minmax(values);
    const double lower = onScale(axis, least), upper = onScale(axis, greatest);
    const double flat = axis.logarithmic || lower == 0 ? 2.0 : 2 * std::abs(lower);
    const double room = (upper > lower ? upper - lower : flat) / 2;
    const auto back = [&](double value) { return axis.logarithmic ? std::pow(10.0, value) : value; };
    axis.lower = std::min(axis.lower, back(lower - room));
    axis.upper = std::max(axis.upper, back(upper + room));
}

// At most mostSketchPoints of them, evenly, with both ends.
SketchCurve thinned(const SketchCurve& curve) {
    const std::size_t all = curve.points.size(), kept = std::min(all, mostSketchPoints);
    SketchCurve result = curve;
    result.points.clear();
    for (std::size_t i = 0; i < kept; ++i)
        result.points.push_back(curve.points[(2 * i * (all - 1) + kept - 1) / (2 * (kept - 1))]);
    return result;
}

} // namespace

Expected<SketchTarget> sketchTarget(const Figure& figure, const SketchPrediction& prediction) {
    const auto curve = sketchCurve(figure, prediction);
    if (!curve) return unexpected(curve.error());
    if (curve->points.size() < 2)
        return unexpected(Error{"", "", NORMSCOPE_TEXT("the curve has fewer than two points that can be drawn")});
    SketchTarget target{curve->x, curve->y, curve->title, curve->role, {}, {}};
    for (const auto& [x, y] : thinned(*curve).points) {
        target.places.push_back(x);
        target.measured.push_back(y);
    }
    makeRoom(target.y, target.measured);
    return target;
}

SketchScore sketchScore(const SketchTarget& target, const std::vector<double>& drawn, double tolerance) {
    if (drawn.size() != target.measured.size()) throw std::invalid_argument("a sketch needs one value a place");
    const double height = onScale(target.y, target.y.upper) - onScale(target.y, target.y.lower);
    double sum = 0;
    for (std::size_t i = 0; i < drawn.size(); ++i)
        sum += std::abs(onScale(target.y, drawn[i]) - onScale(target.y, target.measured[i]));
    const double distance = sum / height / static_cast<double>(drawn.size());
    if (!std::isfinite(distance)) throw std::invalid_argument("a sketch has a value that the axis cannot show");
    return {distance, distance <= tolerance};
}

} // namespace normscope
