// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/array.h"

#include <cmath>
#include <cstdlib>
#include <cstring>

namespace normscope::fuzz {

// A broken promise stops the fuzzer, which then keeps the input.
inline void require(bool holds) {
    if (!holds) std::abort();
}

inline bool sameNumber(double a, double b) {
    return std::memcmp(&a, &b, sizeof a) == 0 || (std::isnan(a) && std::isnan(b));
}

inline void requireWhole(const Array& array) {
    for (const Index n : array.shape) require(n >= 0);
    std::visit([&](const auto& values) { require(Index(values.size()) == array.size()); }, array.values);
}

inline void requireSameNumbers(const Array& a, const Array& b) {
    require(a.shape == b.shape && a.values.index() == b.values.index());
    std::visit(
        [&](const auto& values) {
            const auto& others = std::get<std::decay_t<decltype(values)>>(b.values);
            for (std::size_t i = 0; i < values.size(); ++i) require(sameNumber(values[i], others[i]));
        },
        a.values);
}

} // namespace normscope::fuzz
