// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/array.h"
#include "scenario/scenario.h"

#include <string>
#include <string_view>

// Numbers in text tables. Locale-free.
namespace normscope {

struct CsvOptions {
    Separator separator = Separator::Auto;
    DecimalSign decimal = DecimalSign::Auto;
    Header header = Header::Auto;
};

// What was guessed or chosen, none of them Auto.
struct CsvFormat {
    Separator separator;
    DecimalSign decimal;
    Header header;
    bool byteOrderMark = false;
};

// Always two-dimensional, float64. Quotes as RFC 4180; CRLF, LF, CR; blank lines skipped; a byte-order mark is dropped.
// Missing cells (empty, NA, N/A, nan, null, "-", "?") are NaN and counted; infinite ones are kept; the notes tell both
// counts, and the format in words with what of it was guessed. How it is guessed: csv_guess.h.
struct CsvTable {
    Array array;
    CsvFormat format;
};

// Refused, with line and column: a cell that is not a number, rows of unequal length (a missing last cell needs its
// separator), an unclosed quote, a table without numbers, UTF-16. name stands in error messages.
Expected<CsvTable> parseCsv(std::string_view text, const CsvOptions& options, const std::string& name);
Expected<CsvTable> readCsv(const std::string& path, const CsvOptions& options);

// Commas and points, LF, columns (if any) as first line. Shortest digits that read back as float64 to the same bits, or
// for float32 to a float64 that rounds to the same bits: at most 9 and 17. The last axis lies along the line, all
// earlier ones are flattened to lines; a one-dimensional array is one line. Throws if shape and size differ.
std::string csvBytes(const Array& array);
Expected<void> writeCsv(const std::string& path, const Array& array); // written aside and renamed

// A name as a cell of a comma-separated file: quoted if it has to be.
std::string csvName(std::string_view name);

} // namespace normscope
