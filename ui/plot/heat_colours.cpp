// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/heat_colours.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope::ui {
namespace {

constexpr std::size_t tableSize = 1024; // finer than the 8 bits of a colour channel between any two stops

double measure(double value, const PlotRange& range) {
    return range.logarithmic ? std::log10(std::max(value, std::numeric_limits<double>::min())) : value;
}

} // namespace

std::optional<double> onlyValue(const HeatMap& map) {
    return map.lower == map.upper && std::isfinite(map.lower) ? std::optional(map.lower) : std::nullopt;
}

HeatColours::HeatColours(const HeatMap& map, const Theme& theme)
    : m_range(plotRange({{}, {}, map.lower, map.upper, map.logarithmic})), m_lower(measure(m_range.lower, m_range)),
      m_span(measure(m_range.upper, m_range) - m_lower), m_failure(theme.failure.rgb()) {
    m_table.push_back(theme.sequential.front().rgb()); // the theme keeps another colour for zero
    for (std::size_t i = 1; i <= tableSize; ++i)
        m_table.push_back(theme.sequence(double(i) / double(tableSize), 1).rgb());
}

QRgb HeatColours::at(double share) const {
    return m_table[std::size_t(std::clamp(share, 0.0, 1.0) * double(tableSize) + 0.5)];
}

QRgb HeatColours::of(double value) const {
    return std::isfinite(value) ? at((measure(value, m_range) - m_lower) / m_span) : m_failure;
}

} // namespace normscope::ui
