// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/sketch_drawing.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope::ui {

namespace {

double heightOf(double value, const Axis& y) {
    if (y.logarithmic) return std::log(value / y.lower) / std::log(y.upper / y.lower);
    return (value - y.lower) / (y.upper - y.lower);
}

} // namespace

SketchDrawing::SketchDrawing(const SketchTarget& target) : m_y(target.y), m_heights(target.places.size()) {}

std::size_t SketchDrawing::drawn() const {
    return std::size_t(std::ranges::count_if(m_heights, [](const auto& height) { return height.has_value(); }));
}

double SketchDrawing::valueAt(double height) const {
    if (m_y.logarithmic) return m_y.lower * std::pow(m_y.upper / m_y.lower, height);
    return m_y.lower + height * (m_y.upper - m_y.lower);
}

std::vector<double> SketchDrawing::values() const {
    std::vector<double> values;
    for (const auto& height : m_heights)
        values.push_back(height ? valueAt(*height) : std::numeric_limits<double>::quiet_NaN());
    return values;
}

void SketchDrawing::setValues(const std::vector<double>& values) {
    if (values.size() != m_heights.size()) return;
    for (std::size_t k = 0; k < values.size(); ++k)
        if (const double height = heightOf(values[k], m_y); std::isfinite(height)) draw(k, height);
}

void SketchDrawing::draw(std::size_t place, double height) { m_heights.at(place) = std::clamp(height, 0.0, 1.0); }

void SketchDrawing::drag(std::size_t from, std::size_t to, double height) {
    const double before = m_heights.at(from).value_or(height);
    const std::size_t steps = from < to ? to - from : from - to;
    for (std::size_t k = 1; k <= steps; ++k)
        draw(from < to ? from + k : from - k, before + (height - before) * double(k) / double(steps));
    draw(to, height);
    m_chosen = to;
}

void SketchDrawing::clear() {
    m_heights.assign(m_heights.size(), std::nullopt);
    m_chosen = 0;
}

void SketchDrawing::chooseNext(int by) {
    const int last = int(m_heights.size()) - 1;
    m_chosen = std::size_t(std::clamp(int(m_chosen) + by, 0, std::max(last, 0)));
}

double SketchDrawing::start(std::size_t place) const {
    if (m_heights.at(place)) return *m_heights[place];
    for (std::size_t k = place; k-- > 0;)
        if (m_heights[k]) return *m_heights[k];
    return 0.5;
}

void SketchDrawing::nudge(double by) { draw(m_chosen, start(m_chosen) + by); }

} // namespace normscope::ui
