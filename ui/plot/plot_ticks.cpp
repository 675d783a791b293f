// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/plot_ticks.h"

#include "plot/colour_scale.h"
#include "plot/rich_text.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

constexpr double slack = 1e-9; // of logarithms and ratios that rounding has moved
constexpr int plainPowers = 3; // 0.001 ... 1000 are written out

struct LogTick {
    int mantissa = 1;
    int power = 0;

    double value() const { return mantissa * std::pow(10.0, power); }
};

using LogTicks = std::vector<LogTick>;

int firstPower(const PlotRange& range) { return int(std::ceil(std::log10(range.lower) - slack)); }
int lastPower(const PlotRange& range) { return int(std::floor(std::log10(range.upper) + slack)); }

int dividedUp(int number, int divisor) { return number / divisor + (number % divisor != 0); }

LogTicks decades(const PlotRange& range, int count) {
    const int first = firstPower(range), last = lastPower(range);
    const int step = std::max(1, dividedUp(last - first, std::max(count, 1)));
    LogTicks ticks;
    for (int power = first; power <= last; power += step) ticks.push_back({1, power});
    return ticks;
}

LogTicks oneTwoFive(const PlotRange& range) {
    LogTicks ticks;
    for (int power = firstPower(range) - 1; power <= lastPower(range); ++power)
        for (const int mantissa : {1, 2, 5}) {
            const LogTick tick{mantissa, power};
            const bool inside = tick.value() >= range.lower * (1 - slack) && tick.value() <= range.upper * (1 + slack);
            if (inside) ticks.push_back(tick);
        }
    return ticks;
}

LogTicks thinned(const LogTicks& ticks, int count) {
    const std::size_t step = std::size_t(dividedUp(int(ticks.size()), count + 1));
    LogTicks some;
    for (std::size_t i = 0; i < ticks.size(); i += step) some.push_back(ticks[i]);
    return some;
}

LogTicks logTicks(const PlotRange& range, int count) {
    const double ratio = range.upper / range.lower;
    if (ratio < 2) return {};
    const LogTicks powers = decades(range, count);
    if (ratio >= 100) return powers;
    const LogTicks ticks = oneTwoFive(range);
    if (int(ticks.size()) <= count + 1) return ticks;
    return powers.size() > 1 ? powers : thinned(ticks, std::max(count, 1));
}

QString number(double value, int decimals) { return QString::fromStdString(fixed(value, decimals)); }

QString powerLabel(const LogTick& tick) {
    if (tick.power == 0 || tick.value() == 10) return number(tick.value(), 0);
    const QString power = QStringLiteral("10^") + number(tick.power, 0);
    return tick.mantissa == 1 ? power : number(tick.mantissa, 0) + QStringLiteral("·") + power;
}

// One way of writing on an axis: all written out, or all as powers.
std::vector<PlotTick> labelled(const LogTicks& ticks) {
    const auto isPlain = [](const LogTick& tick) { return std::abs(tick.power) <= plainPowers; };
    const bool plain = std::all_of(ticks.begin(), ticks.end(), isPlain);
    std::vector<PlotTick> result;
    for (const LogTick& tick : ticks)
        result.push_back({tick.value(), plain ? number(tick.value(), std::max(0, -tick.power)) : powerLabel(tick)});
    return result;
}

std::vector<PlotTick> evenTicks(const PlotRange& range, int count, TickNumbers numbers) {
    const double span = range.upper - range.lower;
    const bool whole = numbers == TickNumbers::Whole;
    if (whole) count = int(std::clamp(std::floor(span), 1.0, double(std::max(count, 1))));
    const std::vector<double> positions = roundTicks(range.lower, range.upper, count);
    const double step = positions.size() > 1 ? positions[1] - positions[0] : span;
    std::vector<PlotTick> ticks;
    for (const double position : positions)
        if (!whole || position == std::round(position)) ticks.push_back({position, tickLabel(position, step)});
    return ticks;
}

} // namespace

std::vector<PlotTick> plotTicks(const PlotRange& range, int count, TickNumbers numbers) {
    if (range.logarithmic) {
        const LogTicks ticks = logTicks(range, count);
        if (ticks.size() > 1) return labelled(ticks);
    }
    return evenTicks(range, count, numbers);
}

std::vector<PlotTick> namedTicks(const std::vector<AxisTick>& ticks, const PlotRange& range) {
    const double margin = range.logarithmic ? 0 : slack * (range.upper - range.lower);
    const double lower = range.lower * (range.logarithmic ? 1 - slack : 1) - margin;
    const double upper = range.upper * (range.logarithmic ? 1 + slack : 1) + margin;
    std::vector<PlotTick> named;
    for (const AxisTick& tick : ticks)
        if (tick.at >= lower && tick.at <= upper) named.push_back({tick.at, translated(tick.label)});
    std::stable_sort(named.begin(), named.end(),
                     [](const PlotTick& a, const PlotTick& b) { return a.position < b.position; });
    return named;
}

} // namespace normscope::ui
