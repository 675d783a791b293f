// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/table.h"
#include "error.h"
#include "scenario/scenario.h"

namespace normscope {

const Table& wine();   // 178 × 13, UCI Wine (Aeberhard and Forina 1992), CC BY 4.0
const Table& digits(); // 1797 × 64, UCI Optical Recognition of Handwritten Digits (Alpaydin and Kaynak 1998), CC BY 4.0

// A .npy or .npz file (by its content or its name; an .npz of one array) or else a CSV file as a table: features last,
// earlier axes flattened to rows, a one-dimensional array is one row. Refuses a table without rows or columns.
Expected<Table> readTable(const std::string& path, const DataSettings& settings);

// Seeded rows of the given number of features; more rows leave the earlier ones as they are. N(0, 1), and for
// DataSource::Outlier feature 1 (the second, or the only one) multiplied by 20.
Table synthetic(DataSource source, Index rows, Index features, std::uint64_t seed);

// The data a scenario asks for, before any choice of rows: a built-in set, a file, or samples * tokens synthetic rows.
Expected<Table> loadTable(const DataSettings& settings, std::uint64_t seed);

// What the experiment works on.
struct Sample {
    MatrixD x;                     // rows = samples * tokens, after units, scale, offset, padding and edits
    MatrixD prepared;              // the same before the edits
    MatrixD measured;              // the same cells in the source's own units
    std::vector<bool> real;        // one entry a row: false is padding, zeros unless edited
    std::vector<Index> sourceRows; // row of the table behind each matrix row, ascending
    VectorD featureMean,
        featureSd; // over the finite cells of the whole table, own units, divisor n; NaN if there are none
    std::vector<std::string> rowLabels; // "1" ...; with tokens "1·1" ...
    std::vector<std::string> columnLabels;
    std::vector<std::string> shortColumnLabels; // for a projector; may be empty
    Text rowNoun, rowsNoun;
    Index tokens = 1;  // rows / tokens is the number of samples; both may be fewer than asked for, then a note tells
    Index missing = 0; // cells without a number in the whole table
    std::vector<Text> notes;
};

// samples * tokens rows of a table of n rows, ascending: its showcase if that has as many; with labels, the classes in
// proportion (at least one row of each, if there are enough) and evenly within each; else evenly. count <= n.
std::vector<Index> pickRows(const Table& table, Index count);

// Picks rows, converts units (standard: (x - mean) / sd, 0 for a constant feature), then x * scale + offset, then
// padding (the last rows of each sample become 0; at least one stays), then the edits that lie inside. Takes all
// features of the table; DataSettings::features speaks of synthetic sources only. A missing cell stays NaN. Throws
// std::invalid_argument if the table has no rows or samples or tokens are below 1.
Sample prepare(const Table& table, const DataSettings& settings);

} // namespace normscope
