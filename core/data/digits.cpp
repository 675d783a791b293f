// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/embedded_table.h"
#include "data/source.h"
#include "embedded/digits_csv.h"

namespace normscope {

namespace {

constexpr Index side = 8; // pixels, row by row from the top left

Table makeDigits() {
    const MatrixD numbers = embeddedNumbers(embedded::digits_csv, "digits.csv");
    Table table;
    table.name = "digits";
    table.values = numbers.leftCols(side * side);
    table.labels = lastColumn(numbers);
    for (Index pixel = 0; pixel < side * side; ++pixel) {
        const std::string place = std::to_string(pixel / side + 1) + "," + std::to_string(pixel % side + 1);
        table.columns.push_back("pixel " + place);
        table.shortColumns.push_back(place);
    }
    table.rowNoun = NORMSCOPE_TEXT("digit");
    table.rowsNoun = NORMSCOPE_TEXT("digits");
    return table;
}

} // namespace

const Table& digits() {
    static const Table table = makeDigits();
    return table;
}

} // namespace normscope
