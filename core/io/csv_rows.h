// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"
#include "scenario/scenario.h"
#include "text.h"

#include <optional>
#include <string_view>
#include <vector>

namespace normscope {

struct CsvCell {
    std::string_view text; // without surrounding spaces, or what stands between the quotes
    bool quoted = false;   // then a quote inside is still doubled
};

// What the cell says: quotes inside no longer doubled.
std::string content(const CsvCell& cell);

struct CsvRow {
    Index line = 0; // where it begins, from 1
    std::vector<CsvCell> cells;
};

struct CsvFault {
    Index line = 0;
    Text reason;
};

// Takes a text table apart, row by row and without copies: views into the text. Quotes as in RFC 4180, with spaces
// allowed around them; lines end with CRLF, LF or CR; lines without anything but spaces are skipped. With
// Separator::Space any run of spaces and tabs separates, and those at the ends of a line do not count.
class CsvRows {
public:
    CsvRows(std::string_view text, Separator separator); // not Separator::Auto

    bool next(CsvRow& row); // false: no more rows, or a fault
    const std::optional<CsvFault>& fault() const { return m_fault; }

private:
    bool atEnd() const { return m_position >= m_text.size(); }
    bool atLineEnd() const { return atEnd() || m_text[m_position] == '\n' || m_text[m_position] == '\r'; }
    bool atSeparator() const;
    void skipBlanks();
    bool takeSeparator();
    void takeLineEnd();
    bool takeRow(CsvRow& row);
    bool takeCell(CsvRow& row);
    CsvCell plainCell();
    std::optional<CsvCell> quotedCell();
    void countLines(std::string_view text);

    std::string_view m_text;
    char m_separator;
    std::size_t m_position = 0;
    Index m_line = 1;
    std::optional<CsvFault> m_fault;
};

} // namespace normscope
