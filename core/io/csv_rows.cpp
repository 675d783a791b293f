// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/csv_rows.h"

#include "io/csv_number.h"

#include <stdexcept>

namespace normscope {

namespace {

char character(Separator separator) {
    switch (separator) {
    case Separator::Comma:
        return ',';
    case Separator::Semicolon:
        return ';';
    case Separator::Tab:
        return '\t';
    case Separator::Space:
        return ' ';
    case Separator::Auto:
        break;
    }
    throw std::invalid_argument("CsvRows: the separator must be known");
}

bool isBlankLine(const CsvRow& row) {
    return row.cells.size() == 1 && !row.cells[0].quoted && row.cells[0].text.empty();
}

} // namespace

std::string content(const CsvCell& cell) {
    std::string result;
    for (std::size_t i = 0; i < cell.text.size(); ++i) {
        result += cell.text[i];
        if (cell.quoted && cell.text[i] == '"') ++i;
    }
    return result;
}

CsvRows::CsvRows(std::string_view text, Separator separator) : m_text(text), m_separator(character(separator)) {}

bool CsvRows::next(CsvRow& row) {
    while (!m_fault && !atEnd())
        if (takeRow(row) && !isBlankLine(row)) return true;
    return false;
}

bool CsvRows::takeRow(CsvRow& row) {
    row.line = m_line;
    row.cells.clear();
    do
        if (!takeCell(row)) return false;
    while (takeSeparator());
    takeLineEnd();
    return true;
}

bool CsvRows::takeCell(CsvRow& row) {
    skipBlanks();
    if (atEnd() || m_text[m_position] != '"') {
        row.cells.push_back(plainCell());
        return true;
    }
    const std::optional<CsvCell> cell = quotedCell();
    if (cell) row.cells.push_back(*cell);
    return cell.has_value();
}

CsvCell CsvRows::plainCell() {
    const std::size_t begin = m_position;
    while (!atLineEnd() && !atSeparator()) ++m_position;
    return {trimmed(m_text.substr(begin, m_position - begin)), false};
}

std::optional<CsvCell> CsvRows::quotedCell() {
    const std::size_t begin = ++m_position;
    std::size_t quote = m_text.find('"', begin);
    while (quote != std::string_view::npos && m_text.substr(quote + 1).starts_with('"'))
        quote = m_text.find('"', quote + 2);
    if (quote == std::string_view::npos) {
        m_fault = CsvFault{m_line, NORMSCOPE_TEXT("a quote is opened and never closed")};
        return std::nullopt;
    }
    const std::string_view text = m_text.substr(begin, quote - begin);
    countLines(text);
    m_position = quote + 1;
    const bool blankFollows = !atLineEnd() && atSeparator();
    skipBlanks();
    if (!blankFollows && !atLineEnd() && !atSeparator()) {
        m_fault = CsvFault{m_line, NORMSCOPE_TEXT("text stands between a closing quote and the next separator")};
        return std::nullopt;
    }
    return CsvCell{text, true};
}

bool CsvRows::atSeparator() const {
    const char c = m_text[m_position];
    return c == m_separator || (m_separator == ' ' && c == '\t');
}

// Spaces and tabs that do not separate; with spaces as separator, all of them, as a run counts once.
void CsvRows::skipBlanks() {
    while (!atEnd() && (m_text[m_position] == ' ' || (m_text[m_position] == '\t' && m_separator != '\t'))) ++m_position;
}

bool CsvRows::takeSeparator() {
    if (m_separator == ' ') {
        skipBlanks();
        return !atLineEnd();
    }
    if (atLineEnd()) return false;
    ++m_position;
    return true;
}

void CsvRows::takeLineEnd() {
    if (atEnd()) return;
    const bool pair = m_text.substr(m_position).starts_with("\r\n");
    m_position += pair ? 2 : 1;
    ++m_line;
}

void CsvRows::countLines(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        m_line += text[i] == '\n' || (text[i] == '\r' && !text.substr(i + 1).starts_with('\n'));
}

} // namespace normscope
