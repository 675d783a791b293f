// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "math/moments.h"
#include "norm/masked_batch_norm.h"
#include "scenario/scenario.h"

#include <vector>

namespace normscope {

// The cells of a matrix that share one statistic: rectangles of one size that tile it, those of the first rows first,
// in the order of a NormCache.
struct CellGroups {
    GroupShape shape = GroupShape::Cell; // Cell: nothing is shared; a rectangle is a row then
    Index rows = 1, columns = 1;         // of one rectangle
    Index across = 1;                    // rectangles side by side
    Index count = 0;
    RowMask real; // rows that a masked BatchNorm counts; empty: all

    Index at(CellIndex cell) const { return cell.row / rows * across + cell.column / columns; }
    CellIndex corner(Index group) const { return {group / across * rows, group % across * columns}; }
    bool counts(Index row) const { return real.empty() || real[static_cast<std::size_t>(row)]; }
    Index values(Index group) const; // that its statistics are taken over
};

// Of a matrix of rows × columns that holds samples of `tokens` rows. Groups that do not divide the columns: a whole
// sample each. padding: which rows are real, of the sample; all if empty.
CellGroups cellGroups(NormKind kind, const NormSettings& settings, Index rows, Index columns, Index tokens,
                      const RowMask& padding = {});

// Runs f(row, column) over the cells of a group that count.
template <class F>
void eachCell(const CellGroups& groups, Index group, F f) {
    const CellIndex corner = groups.corner(group);
    for (Index i = corner.row; i < corner.row + groups.rows; ++i) {
        if (!groups.counts(i)) continue;
        for (Index j = corner.column; j < corner.column + groups.columns; ++j) f(i, j);
    }
}

// Mean and sd of each group.
Margin groupMargin(const CellGroups& groups, const MatrixD& values);
Moments groupMoments(const CellGroups& groups, Index group, const MatrixD& values);

} // namespace normscope
