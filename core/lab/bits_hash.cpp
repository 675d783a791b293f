// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/bits_hash.h"

#include <bit>
#include <cmath>
#include <limits>

namespace normscope {

// FNV-1a, 64 bits, over the bytes of each double from the least significant on.
void BitsHash::add(double value) {
    if (std::isnan(value)) value = std::numeric_limits<double>::quiet_NaN(); // one NaN for all
    const auto bits = std::bit_cast<std::uint64_t>(value);
    for (int shift = 0; shift < 64; shift += 8) {
        m_state ^= (bits >> shift) & 0xff;
        m_state *= 0x100000001b3ULL;
    }
}

std::string BitsHash::code() const {
    const std::uint64_t folded = (m_state ^ (m_state >> 24) ^ (m_state >> 48)) & 0xffffff;
    std::string code;
    for (int shift = 20; shift >= 0; shift -= 4) code += "0123456789abcdef"[(folded >> shift) & 0xf];
    return code;
}

} // namespace normscope
