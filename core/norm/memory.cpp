// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/memory.h"

#include <cmath>
#include <limits>

namespace normscope {

namespace {

constexpr Index never = std::numeric_limits<Index>::max();

double weightAfter(double newShare, Index updates) { return std::exp(double(updates) * std::log1p(-newShare)); }

} // namespace

double halfLife(double newShare) {
    if (newShare <= 0) return std::numeric_limits<double>::infinity();
    return std::log(0.5) / std::log1p(-newShare);
}

// The quotient of the logarithms may be rounded to the other side of a whole number.
Index batchesUntilShare(double newShare, double share) {
    if (share > 1) return 0;
    if (share <= 0 || newShare <= 0) return never;
    if (newShare >= 1) return 1;
    const double updates = std::log(share) / std::log1p(-newShare);
    if (!(updates < 1e15)) return never;
    auto least = Index(std::ceil(updates));
    while (weightAfter(newShare, least) >= share) ++least;
    while (least > 0 && weightAfter(newShare, least - 1) < share) --least;
    return least;
}

} // namespace normscope
