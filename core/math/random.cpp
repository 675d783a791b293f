// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "math/random.h"

#include <bit>
#include <cmath>
#include <numbers>
#include <stdexcept>

// This file is compiled with -ffp-contract=off: a fused multiply-add would round differently where there is one.
namespace normscope {
namespace {

// Sebastiano Vigna's SplitMix64: one 64-bit state, every output once in 2^64 steps.
std::uint64_t splitMix64(std::uint64_t& state) {
    state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

// log x for 0 < x < 1, to about 2 ulp. With x = 2^e m and s = (m - 1) / (m + 1), |s| <= 0.172:
//   log m = 2 (s + s^3/3 + s^5/5 + ...), whose terms from s^23 on are below 2^-56.
double portableLog(double x) {
    int e = 0;
    double m = std::frexp(x, &e);
    if (m < 0.5 * std::numbers::sqrt2) {
        m *= 2;
        --e;
    }
    const double s = (m - 1) / (m + 1);
    const double s2 = s * s;
    double sum = 0;
    for (int k = 21; k >= 1; k -= 2) sum = sum * s2 + 1.0 / k;
    return 2 * s * sum + e * std::numbers::ln2;
}

} // namespace

Random::Random(std::uint64_t seed, std::uint64_t stream) {
    std::uint64_t state = stream;
    state = seed ^ splitMix64(state);
    for (std::uint64_t& word : m_state) word = splitMix64(state);
}

std::uint64_t Random::bits() {
    auto& s = m_state;
    const std::uint64_t result = std::rotl(s[0] + s[3], 23) + s[0];
    const std::uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = std::rotl(s[3], 45);
    return result;
}

double Random::uniform() { return static_cast<double>(bits() >> 11) * 0x1p-53; }

double Random::uniform(double lower, double upper) {
    const double value = lower + (upper - lower) * uniform();
    return value < upper ? value : lower; // rounding may have reached upper
}

double Random::normal() {
    if (m_hasSpare) {
        m_hasSpare = false;
        return m_spare;
    }
    double u = 0, v = 0, s = 0;
    do { // a point in the unit disc
        u = 2 * uniform() - 1;
        v = 2 * uniform() - 1;
        s = u * u + v * v;
    } while (s >= 1 || s == 0);
    const double scale = std::sqrt(-2 * portableLog(s) / s);
    m_spare = v * scale;
    m_hasSpare = true;
    return u * scale;
}

Index Random::below(Index n) {
    if (n < 1) throw std::invalid_argument("Random::below: n must be at least 1");
    const auto range = static_cast<std::uint64_t>(n);
    const std::uint64_t reject = (0 - range) % range; // 2^64 mod n: these lowest values would favour some results
    std::uint64_t value = bits();
    while (value < reject) value = bits();
    return static_cast<Index>(value % range);
}

} // namespace normscope
