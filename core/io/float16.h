// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace normscope {

// IEEE 754 binary16 bits as a float, exactly: every half (subnormal, infinite, NaN with its payload) is a float.
constexpr float floatFromHalfBits(std::uint16_t half) {
    const std::uint32_t sign = std::uint32_t(half & 0x8000u) << 16;
    const std::uint32_t exponent = (half >> 10) & 0x1fu;
    const std::uint32_t fraction = half & 0x3ffu;
    if (exponent == 0x1f) return std::bit_cast<float>(sign | 0x7f800000u | (fraction << 13));
    if (exponent != 0) return std::bit_cast<float>(sign | ((exponent + 127 - 15) << 23) | (fraction << 13));
    const float size = float(fraction) * 0x1p-24f;
    return sign ? -size : size;
}

} // namespace normscope
