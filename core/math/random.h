// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

#include <array>
#include <cstdint>
#include <span>
#include <utility>

// Seeded random numbers, the same bits on every machine, compiler and instruction set: integers by xoshiro256++
// (Blackman and Vigna 2021, doi 10.1145/3460772), reals by integer shifts and IEEE basic operations only.
namespace normscope {

class Random {
public:
    // The state is filled by SplitMix64 from the seed. Streams of one seed are independent of each other, so that
    // drawing more from one (weights) does not move another (data).
    explicit Random(std::uint64_t seed, std::uint64_t stream = 0);

    std::uint64_t bits();

    // [0, 1): a multiple of 2^-53.
    double uniform();
    // [lower, upper), both finite.
    double uniform(double lower, double upper);

    // Mean 0, variance 1. Marsaglia's polar method (1964) with a logarithm of our own, as that of the C library may
    // differ in its last bit. Values come in pairs: the second one is kept for the next call.
    double normal();

    // An integer of 0 ... n - 1, each equally likely. n >= 1.
    Index below(Index n);

    // Fisher and Yates: every order equally likely.
    template <class T>
    void shuffle(std::span<T> values) {
        for (Index i = std::ssize(values) - 1; i > 0; --i)
            std::swap(values[static_cast<std::size_t>(i)], values[static_cast<std::size_t>(below(i + 1))]);
    }

    bool operator==(const Random&) const = default;

private:
    std::array<std::uint64_t, 4> m_state{};
    double m_spare = 0;
    bool m_hasSpare = false;
};

} // namespace normscope
