// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/small_matrix.h"

#include <vector>

namespace normscope {

namespace {

constexpr Index lowest = 1, highest = 9;

// The sum of so many whole numbers must be a multiple of this for their mean to be whole or half.
Index sumStep(Index count) { return count % 2 == 0 ? count / 2 : count; }

bool fits(double sum, Index count) { return static_cast<Index>(sum) % sumStep(count) == 0; }

// One of the digits that bring the sums of its row and column to what they must be; false: there is none. A sum that
// is not complete yet bears every digit.
bool fillCell(MatrixD& matrix, Index row, Index column, Random& random) {
    const bool endsRow = column == matrix.cols() - 1, endsColumn = row == matrix.rows() - 1;
    const double ofRow = matrix.row(row).sum(), ofColumn = matrix.col(column).sum();
    std::vector<double> digits;
    for (Index digit = lowest; digit <= highest; ++digit) {
        const auto value = static_cast<double>(digit);
        if (endsRow && !fits(ofRow + value, matrix.cols())) continue;
        if (endsColumn && !fits(ofColumn + value, matrix.rows())) continue;
        digits.push_back(value);
    }
    if (digits.empty()) return false;
    matrix(row, column) = digits[static_cast<std::size_t>(random.below(std::ssize(digits)))];
    return true;
}

bool fill(MatrixD& matrix, Random& random) {
    matrix.setZero();
    for (Index row = 0; row < matrix.rows(); ++row)
        for (Index column = 0; column < matrix.cols(); ++column)
            if (!fillCell(matrix, row, column, random)) return false;
    return true;
}

bool varies(const MatrixD& matrix) {
    for (Index row = 0; row < matrix.rows(); ++row)
        if (matrix.row(row).minCoeff() == matrix.row(row).maxCoeff()) return false;
    for (Index column = 0; column < matrix.cols(); ++column)
        if (matrix.col(column).minCoeff() == matrix.col(column).maxCoeff()) return false;
    return true;
}

} // namespace

// Only the last corner may have no digit, and in most draws it has one: a few draws are enough.
MatrixD smallMatrix(Index rows, Index columns, Random& random) {
    MatrixD matrix(rows, columns);
    while (!fill(matrix, random) || !varies(matrix)) {
    }
    return matrix;
}

} // namespace normscope
