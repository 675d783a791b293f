// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/csv_guess.h"

#include "io/csv_number.h"
#include "io/csv_rows.h"

#include <algorithm>
#include <array>
#include <compare>

namespace normscope {

namespace {

using Kind = CellValue::Kind;

constexpr Index sampledRows = 100;

bool isNumberLike(const CsvCell& cell, DecimalSign decimal) {
    const auto fits = [&](DecimalSign sign) { return cellValue(cell.text, sign).kind != Kind::Text; };
    if (decimal != DecimalSign::Auto) return fits(decimal);
    return fits(DecimalSign::Point) || fits(DecimalSign::Comma);
}

// How well a separator fits. Larger is better, the first member first.
struct Fit {
    bool occurs = false; // in the first line
    double numbers = -1; // share of the cells below the first line that are numbers or missing; -1: no line at all
    bool even = false;   // all rows have the same number of cells, and can be read
    std::size_t columns = 0;
    auto operator<=>(const Fit&) const = default;
};

Fit fitOf(std::string_view text, Separator separator, const CsvOptions& options) {
    CsvRows rows(text, separator);
    CsvRow row;
    Fit fit;
    Index count = 0;
    double cells = 0, numbers = 0;
    for (; count < sampledRows && rows.next(row); ++count) {
        if (count == 0) fit = {row.cells.size() > 1, 0, true, row.cells.size()};
        if (count == 1 && options.header != Header::No) cells = numbers = 0; // the first line held names, perhaps
        fit.even = fit.even && row.cells.size() == fit.columns;
        cells += double(row.cells.size());
        for (const CsvCell& cell : row.cells) numbers += isNumberLike(cell, options.decimal);
    }
    if (count == 0) return {};
    fit.numbers = numbers / cells;
    fit.even = fit.even && !rows.fault();
    // Who says that numbers have a decimal comma means that a comma seldom separates.
    if (separator == Separator::Comma && options.decimal == DecimalSign::Comma) fit.occurs = false, fit.columns = 0;
    return fit;
}

Separator guessSeparator(std::string_view text, const CsvOptions& options) {
    Separator best = Separator::Comma;
    Fit bestFit = fitOf(text, best, options);
    for (const Separator separator : {Separator::Semicolon, Separator::Tab, Separator::Space}) {
        const Fit fit = fitOf(text, separator, options);
        // Names and units have spaces too: "1.5 kg" is no second column.
        if (separator == Separator::Space && !(fit.even && fit.occurs)) continue;
        // A semicolon or tab that cuts as well as a comma separates: the comma is then a decimal sign or part of a
        // text.
        const bool tied = separator != Separator::Space && fit == bestFit && fit.occurs;
        if (fit > bestFit || tied) best = separator, bestFit = fit;
    }
    return best;
}

DecimalSign guessDecimal(std::string_view text, Separator separator) {
    CsvRows rows(text, separator);
    CsvRow row;
    Index points = 0, commas = 0;
    while (rows.next(row))
        for (const CsvCell& cell : row.cells) {
            const bool hasComma = cell.text.find(',') != std::string_view::npos;
            if (hasComma)
                commas += cellValue(cell.text, DecimalSign::Comma).kind == Kind::Number;
            else if (cell.text.find('.') != std::string_view::npos)
                points += cellValue(cell.text, DecimalSign::Point).kind == Kind::Number;
        }
    return commas > points ? DecimalSign::Comma : DecimalSign::Point;
}

Header guessHeader(std::string_view text, Separator separator, DecimalSign decimal) {
    CsvRows rows(text, separator);
    CsvRow row;
    if (!rows.next(row)) return Header::No;
    const auto has = [&](Kind kind) {
        return std::any_of(row.cells.begin(), row.cells.end(),
                           [&](const CsvCell& cell) { return cellValue(cell.text, decimal).kind == kind; });
    };
    return has(Kind::Text) && !has(Kind::Number) && !has(Kind::TooLarge) ? Header::Yes : Header::No;
}

} // namespace

CsvFormat guessCsvFormat(std::string_view text, const CsvOptions& options) {
    CsvFormat format{options.separator, options.decimal, options.header};
    if (format.separator == Separator::Auto) format.separator = guessSeparator(text, options);
    if (format.decimal == DecimalSign::Auto) format.decimal = guessDecimal(text, format.separator);
    if (format.header == Header::Auto) format.header = guessHeader(text, format.separator, format.decimal);
    return format;
}

} // namespace normscope
