// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/slider_scale.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

namespace normscope::ui {

namespace {

constexpr int mostSteps = 200; // about one a pixel of the slider
constexpr int stepsPerDecade = 10;

double roundStep(double range) {
    const double wanted = range / mostSteps;
    const double power = std::pow(10, std::floor(std::log10(wanted)));
    for (const double digit : {1, 2, 5})
        if (digit * power >= wanted * (1 - 1e-12)) return digit * power;
    return 10 * power;
}

// The double nearest to the decimal number, so that 0.1 + 0.2 shows as 0.3.
double rounded(double value, std::chars_format format, int digits) {
    char text[64];
    const auto written = std::to_chars(std::begin(text), std::end(text), value, format, digits);
    double result = value;
    std::from_chars(text, written.ptr, result, format);
    return result == 0 ? 0 : result; // no negative zero
}

} // namespace

SliderScale::SliderScale(const Parameter& parameter)
    : m_lower(parameter.sliderLower), m_step(1), m_logarithmic(parameter.scale == ParameterScale::Logarithmic),
      m_first(m_logarithmic && parameter.allowZero ? 1 : 0), m_last(0) {
    double range = parameter.sliderUpper - parameter.sliderLower;
    if (m_logarithmic) {
        m_step = 1.0 / stepsPerDecade;
        range = std::log10(parameter.sliderUpper / parameter.sliderLower);
    } else if (parameter.type == ParameterType::Real) {
        m_step = roundStep(range);
    }
    m_last = m_first + static_cast<int>(std::lround(range / m_step));
}

double SliderScale::valueAt(int position) const {
    if (position < m_first) return 0;
    const double steps = m_step * (position - m_first);
    if (m_logarithmic) return rounded(m_lower * std::pow(10, steps), std::chars_format::scientific, 1);
    const int decimals = std::max(0, -static_cast<int>(std::floor(std::log10(m_step) + 1e-9)));
    return rounded(m_lower + steps, std::chars_format::fixed, decimals);
}

int SliderScale::positionOf(double value) const {
    if (m_logarithmic && value <= 0) return 0;
    const double steps = m_logarithmic ? std::log10(value / m_lower) / m_step : (value - m_lower) / m_step;
    const double inside = std::clamp(steps, 0.0, static_cast<double>(m_last - m_first));
    return m_first + static_cast<int>(std::lround(inside));
}

} // namespace normscope::ui
