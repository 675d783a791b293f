// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"
#include "text.h"

#include <utility>
#include <vector>

namespace normscope {

constexpr int worksheetDecimals = 2; // of outputs

using ChangedCells = std::vector<std::pair<Index, Index>>; // row, column, from 0, row by row

// Where two matrices of one shape differ as far as they are written down.
ChangedCells changedCells(const MatrixD& before, const MatrixD& after);

// "all of row 2", "all of column 3", "(1, 2), (1, 4)", "none", for a matrix of that shape; numbered from 1.
Text changedWords(const ChangedCells& cells, Index rows, Index columns);

} // namespace normscope
