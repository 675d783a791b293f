// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/changed_cells.h"

#include <algorithm>

namespace normscope {

namespace {

std::string numbered(Index place) { return std::to_string(place + 1); }

std::string listed(const ChangedCells& cells) {
    std::string list;
    for (const auto& [row, column] : cells) {
        list.append(list.empty() ? "(" : ", (");
        list.append(numbered(row)).append(", ").append(numbered(column)).append(")");
    }
    return list;
}

} // namespace

ChangedCells changedCells(const MatrixD& before, const MatrixD& after) {
    ChangedCells cells;
    for (Index row = 0; row < before.rows(); ++row)
        for (Index column = 0; column < before.cols(); ++column)
            if (fixed(before(row, column), worksheetDecimals) != fixed(after(row, column), worksheetDecimals))
                cells.emplace_back(row, column);
    return cells;
}

Text changedWords(const ChangedCells& cells, Index rows, Index columns) {
    if (cells.empty()) return NORMSCOPE_TEXT("none");
    const Index row = cells.front().first, column = cells.front().second;
    const bool oneRow = std::ranges::all_of(cells, [row](const auto& cell) { return cell.first == row; });
    const bool oneColumn = std::ranges::all_of(cells, [column](const auto& cell) { return cell.second == column; });
    if (oneRow && std::ssize(cells) == columns) return {NORMSCOPE_TEXT("all of row %1"), {numbered(row)}};
    if (oneColumn && std::ssize(cells) == rows) return {NORMSCOPE_TEXT("all of column %1"), {numbered(column)}};
    return {"%1", {listed(cells)}};
}

} // namespace normscope
