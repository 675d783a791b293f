// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/table.h"

#include <cstdint>
#include <vector>

// What is learned: a labelled table, split and standardised.
namespace normscope {

enum class Standardise {
    PerFeature, // (x - mean) / sd of each feature over the training rows, sd with divisor n; 0 for a constant one
    Together    // one mean and sd over all training values: pixels are one kind of thing
};

struct Samples {
    MatrixF x; // samples · tokens × inputs of a token: a row of the table cut into equal pieces
    std::vector<int> labels;
};

struct TrainingTask {
    Samples train, test;
    Index tokens = 1;
    Index inputs = 0;
    int classes = 0;
};

// A quarter of each class, rounded to the nearest, is for testing; which rows, the seed decides. tokens divides the
// features. Throws std::invalid_argument for a table without labels or with missing cells.
TrainingTask makeTask(const Table& table, Index tokens, Standardise standardise, std::uint64_t seed);

} // namespace normscope
