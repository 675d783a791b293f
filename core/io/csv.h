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

// Always two-dimensional, float64. notes tell the format in words. Quotes as RFC 4180; CRLF, LF, CR; blank lines skipped;
// empty cells, NA, N/A, nan, null, "-" and "?" are missing (NaN, counted); inf is kept.
struct CsvTable {
    Array array;
    CsvFormat format;
};

Expected<CsvTable> parseCsv(std::string_view text, const CsvOptions& options, const std::string& name);
Expected<CsvTable> readCsv(const std::string& path, const CsvOptions& options);

// float32 with 9 digits, float64 with 17 where needed (shortest round trip). More than two dimensions: rows are flattened.
Expected<void> writeCsv(const std::string& path, const Array& array);

} // namespace normscope
