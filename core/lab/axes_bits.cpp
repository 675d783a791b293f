// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace normscope {

namespace {

// FNV-1a, 64 bits, over the bytes of each double from the least significant on.
void hash(std::uint64_t& state, double value) {
    if (std::isnan(value)) value = std::numeric_limits<double>::quiet_NaN(); // one NaN for all
    const auto bits = std::bit_cast<std::uint64_t>(value);
    for (int shift = 0; shift < 64; shift += 8) {
        state ^= (bits >> shift) & 0xff;
        state *= 0x100000001b3ULL;
    }
}

} // namespace

std::string bitsCode(const AxesResult& result) {
    std::uint64_t state = 0xcbf29ce484222325ULL;
    for (const AxesRun& run : result.runs)
        for (Index k = 0; k < run.y.size(); ++k) hash(state, run.y.data()[k]);
    const std::uint64_t folded = (state ^ (state >> 24) ^ (state >> 48)) & 0xffffff;
    std::string code;
    for (int shift = 20; shift >= 0; shift -= 4) code += "0123456789abcdef"[(folded >> shift) & 0xf];
    return code;
}

} // namespace normscope
