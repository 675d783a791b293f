// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"
#include "text.h"

#include <optional>
#include <string>
#include <vector>

// The panels of a figure that hold words rather than curves.
namespace normscope {

struct CellIndex {
    Index row = 0;
    Index column = 0;
    bool operator==(const CellIndex&) const = default;
};

// An exact number behind a printed text, for CSV files.
struct NamedNumber {
    std::string name; // "x", "mean", "var", "eps" ...
    double value = 0;
};

// Rows and columns of texts. A cell may be pressed.
struct TextTable {
    struct Row {
        Text head; // left of the cells; may be empty
        std::vector<Text> cells;
        bool marked = false; // stands out: the row that everything is about
    };
    std::string name;
    Text title;
    Text subtitle;
    std::vector<Text> columns; // one a cell of a row; empty: no header
    Text corner;               // above the row heads
    std::vector<Row> rows;
    std::optional<CellIndex> chosen = {}; // ink frame
    bool pressable = false;
    Text description;
};

// Paragraphs, one a line of the list; each wraps.
struct Reading {
    std::string name;
    Text title;
    Text subtitle;
    std::vector<Text> paragraphs;
    bool typewriter = false;        // a text that was generated: every sign as wide as the other
    bool card = false;              // on the dock's colour, with a frame
    std::vector<NamedNumber> exact; // behind the printed numbers, for CSV files
    Text description;
};

} // namespace normscope
