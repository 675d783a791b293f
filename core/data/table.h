// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"
#include "text.h"

#include <string>
#include <vector>

namespace normscope {

// A data set in memory: rows are samples, columns are features. Missing cells are NaN.
struct Table {
    std::string name; // "wine", or the file's name
    MatrixD values;
    std::vector<std::string> columns;      // one name a feature; "feature 1" ... where the source has none
    std::vector<std::string> shortColumns; // the same, short enough for a projector; may be empty
    std::vector<int> labels;               // class of each row, 0-based; empty if there are none
    Text rowNoun = Text("sample");         // what one row is: "wine", "digit", "sample"
    Text rowsNoun = Text("samples");       // its plural
    std::vector<Index>
        showcase;            // the rows shown when exactly this many are asked for: the documentation's; may be empty
    Index missing = 0;       // how many cells were empty in the source
    std::vector<Text> notes; // what a reader guessed or warned of; shown to the person
};

} // namespace normscope
