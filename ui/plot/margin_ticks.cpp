// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/margin_ticks.h"

#include "plot/text_painter.h"
#include "text.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

// The largest of 1, 2, 5 times a power of ten that is not above the limit.
double roundBelow(double limit) {
    const double power = std::pow(10.0, std::floor(std::log10(limit)));
    const double lead = limit / power;
    return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power;
}

MarginTick tickAt(double value) {
    return {value,
            QString::fromStdString(std::abs(value) >= 1 || value == 0 ? fixed(value, 0) : significant(value, 1))};
}

constexpr double gap = 3; // px between labels side by side

// Pixels that a label takes along the margin.
double extent(const MarginTick& tick, const Theme& theme, bool beside) {
    return beside ? textWidth(tick.label, theme, {TextSize::Small, Role::Muted}) : 1.1 * theme.small;
}

bool clear(const std::vector<MarginTick>& ticks, double pixelsPerUnit, const Theme& theme, bool beside) {
    for (std::size_t i = 1; i < ticks.size(); ++i) {
        const double needed =
            (extent(ticks[i - 1], theme, beside) + extent(ticks[i], theme, beside)) / 2 + (beside ? gap : 0);
        if ((ticks[i].value - ticks[i - 1].value) * pixelsPerUnit < needed) return false;
    }
    return true;
}

} // namespace

std::vector<MarginTick> marginTicks(double limit, double length, const Theme& theme, bool beside) {
    if (!(limit > 0) || !std::isfinite(limit)) return {};
    const double pixelsPerUnit = length / 2 / limit;
    std::vector<double> sizes = {roundBelow(0.8 * limit)}; // a label at the very end would stick out
    if (limit >= 1) sizes.insert(sizes.begin(), 1);
    for (const double size : sizes) {
        std::vector<MarginTick> ticks = {tickAt(-size), tickAt(0), tickAt(size)};
        if (theme.largeText) ticks.erase(ticks.begin() + 1);
        if (clear(ticks, pixelsPerUnit, theme, beside)) return ticks;
    }
    const std::vector<MarginTick> ends = {tickAt(-sizes.back()), tickAt(sizes.back())};
    return clear(ends, pixelsPerUnit, theme, beside) ? ends : std::vector<MarginTick>{ends.back()};
}

} // namespace normscope::ui
