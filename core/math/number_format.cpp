// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "math/number_format.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace normscope {

namespace {

constexpr FormatFacts known[] = {
    {52, -1022, 0x1.fffffffffffffp1023, 0x1p-1022, 0x1p-1074, 0x1p-52},
    {23, -126, 0x1.fffffep127, 0x1p-126, 0x1p-149, 0x1p-23},
    {10, -14, 0x1.ffcp15, 0x1p-14, 0x1p-24, 0x1p-10},
    {7, -126, 0x1.fep127, 0x1p-126, 0x1p-133, 0x1p-7},
};

static_assert(std::numeric_limits<float>::is_iec559, "a float is binary32, infinite beyond its range");

const FormatFacts& factsOf(NumberFormat format) { return known[static_cast<std::size_t>(format)]; }

// To a multiple of the distance between neighbours at this size. value / step is exact and below 2^53, so that
// nearbyint, which rounds ties to even, does the whole work.
double roundToStep(double value, const FormatFacts& format) {
    const int exponent = std::max(std::ilogb(value), format.leastExponent);
    const int step = exponent - format.fractionBits;
    return std::ldexp(std::nearbyint(std::ldexp(value, -step)), step);
}

double nearest(NumberFormat format, double value) {
    if (format == NumberFormat::Float64) return value;
    if (format == NumberFormat::Float32) return static_cast<double>(static_cast<float>(value));
    return roundToStep(value, factsOf(format));
}

} // namespace

FormatFacts facts(NumberFormat format) { return factsOf(format); }

double roundTo(NumberFormat format, double value, bool flushToZero) {
    if (value == 0 || !std::isfinite(value)) return value;
    const FormatFacts& f = factsOf(format);
    const double rounded = nearest(format, value);
    if (std::abs(rounded) > f.largest) return std::copysign(std::numeric_limits<double>::infinity(), value);
    if (flushToZero && std::abs(rounded) < f.smallestNormal) return std::copysign(0.0, value);
    return rounded;
}

} // namespace normscope
