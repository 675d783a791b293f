// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/table.h"
#include "error.h"
#include "scenario/scenario.h"

namespace normscope {

const Table& wine();   // 178 × 13, UCI Wine (Aeberhard and Forina 1992), CC BY 4.0
const Table& digits(); // 1797 × 64, UCI Optical Recognition of Handwritten Digits (Alpaydin and Kaynak 1998), CC BY 4.0

// A .npy or .csv file as a table: features last, earlier axes flattened to rows. Named by content for npy, else CSV.
Expected<Table> readTable(const std::string& path, const DataSettings& settings);

// The data a scenario asks for, before any choice of rows: a built-in set, a file, or enough seeded synthetic rows.
// Gaussian: N(0, 1). Outlier: N(0, 1) with feature 1 (the second) multiplied by 20.
Expected<Table> loadTable(const DataSettings& settings, std::uint64_t seed);

// What the experiment works on.
struct Sample {
    MatrixD x;                      // rows = samples * tokens, after units, scale, offset and edits
    MatrixD prepared;               // the same before the edits
    MatrixD measured;               // the same cells in the source's own units
    std::vector<Index> sourceRows;  // row of the table behind each matrix row
    VectorD featureMean, featureSd; // over the whole table, own units, divisor n
    std::vector<std::string> rowLabels;    // "1" ...; with tokens "1·1" ...
    std::vector<std::string> columnLabels;
    Text rowNoun, rowsNoun;
    Index tokens = 1;
    Index missing = 0;
    std::vector<Text> notes;
};

// Picks rows evenly (with labels: evenly within each class, in proportion, so that all classes are there), the first
// features, converts units, scales, shifts, applies edits that lie inside.
Sample prepare(const Table& table, const DataSettings& settings);

} // namespace normscope
