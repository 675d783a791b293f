// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/random.h"

#include <cstdint>

namespace normscope {

// The batches of test samples, about 400 in all, by whose own statistics BatchNorm is judged beside its running ones:
// the same ones each time.
struct TestBatches {
    Random random; // that a Batch draws with
    Index count;
};
TestBatches testBatches(Index size, std::uint64_t seed);

} // namespace normscope
