// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/embedded_table.h"
#include "data/source.h"
#include "embedded/wine_csv.h"

namespace normscope {

namespace {

Table makeWine() {
    const std::string_view file = embedded::wine_csv;
    // The first line tells the size and the names of the classes.
    const MatrixD numbers = embeddedNumbers(file.substr(file.find('\n') + 1), "wine.csv");
    Table table;
    table.name = "wine";
    table.values = numbers.leftCols(numbers.cols() - 1);
    table.labels = lastColumn(numbers);
    table.columns = {"alcohol",         "malic acid",       "ash",        "alcalinity",
                     "magnesium",       "total phenols",    "flavanoids", "nonflav. phenols",
                     "proanthocyanins", "colour intensity", "hue",        "OD280/OD315",
                     "proline"};
    table.shortColumns = {"alcohol",    "malic acid", "ash",    "alcalinity", "magnesium", "phenols", "flavanoids",
                          "nonflavan.", "proanthoc.", "colour", "hue",        "OD280",     "proline"};
    table.rowNoun = NORMSCOPE_TEXT("wine");
    table.rowsNoun = NORMSCOPE_TEXT("wines");
    table.showcase = {0, 15, 30, 45, 60, 78, 96, 114, 132, 146, 160, 174};
    return table;
}

} // namespace

const Table& wine() {
    static const Table table = makeWine();
    return table;
}

} // namespace normscope
