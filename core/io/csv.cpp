// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/csv.h"

#include "io/csv_guess.h"
#include "io/csv_number.h"
#include "io/csv_rows.h"
#include "io/excerpt.h"
#include "io/file.h"

#include <cmath>

namespace normscope {

namespace {

using Kind = CellValue::Kind;
using Result = Expected<void>;

std::string linePlace(Index line) { return "line " + std::to_string(line); }

// Collects the rows of a table whose format is known.
class Builder {
public:
    Builder(const std::string& name, const CsvOptions& options, const CsvFormat& format)
        : m_name(name), m_options(options), m_format(format) {}

    Result add(const CsvRow& row) {
        if (m_columns == 0) start(row);
        if (Index(row.cells.size()) != m_columns) return uneven(row);
        if (m_format.header == Header::Yes && row.line == m_firstLine) return {};
        for (std::size_t column = 0; column < row.cells.size(); ++column)
            if (Result result = addCell(row, column); !result) return result;
        ++m_rows;
        return {};
    }

    Expected<CsvTable> finish() && {
        if (m_rows == 0)
            return fail(m_columns > 0 ? linePlace(m_firstLine) : "",
                        m_columns > 0 ? NORMSCOPE_TEXT("there are names and no rows of numbers")
                                      : NORMSCOPE_TEXT("the file holds no numbers"));
        CsvTable table;
        table.format = m_format;
        table.array.shape = {m_rows, m_columns};
        table.array.values = std::move(m_values);
        table.array.columns = std::move(m_names);
        table.array.missing = m_missing;
        addNotes(table.array.notes);
        return table;
    }

    tl::unexpected<Error> fail(std::string place, Text reason) const {
        return tl::make_unexpected(Error{m_name, std::move(place), std::move(reason)});
    }

private:
    void start(const CsvRow& row) {
        m_columns = Index(row.cells.size());
        m_firstLine = row.line;
        if (m_format.header != Header::Yes) return;
        for (const CsvCell& cell : row.cells) m_names.push_back(content(cell));
    }

    Result addCell(const CsvRow& row, std::size_t column) {
        const CellValue cell = cellValue(row.cells[column].text, m_format.decimal);
        if (cell.kind == Kind::Text) return fail(cellPlace(row, column), notANumber(row, column));
        if (cell.kind == Kind::TooLarge)
            return fail(cellPlace(row, column),
                        Text(NORMSCOPE_TEXT("%1 is too large for a float64"), {excerpt(row.cells[column].text)}));
        m_missing += cell.kind == Kind::Missing;
        m_infinite += std::isinf(cell.value);
        m_values.push_back(cell.value);
        return {};
    }

    Result uneven(const CsvRow& row) const {
        return fail(linePlace(row.line),
                    Text(NORMSCOPE_TEXT("the number of cells is %1, in line %2 it is %3"),
                         {std::to_string(row.cells.size()), std::to_string(m_firstLine), std::to_string(m_columns)}));
    }

    std::string cellPlace(const CsvRow& row, std::size_t column) const {
        const std::string place = linePlace(row.line) + ", column " + std::to_string(column + 1);
        return m_names.empty() ? place : place + " (" + excerpt(m_names[column]) + ")";
    }

    Text notANumber(const CsvRow& row, std::size_t column) const {
        const std::string cell = excerpt(content(row.cells[column]));
        if (row.line == m_firstLine && m_options.header == Header::Auto)
            return Text(NORMSCOPE_TEXT("'%1' is not a number, others in this line are; say whether it holds names"),
                        {cell});
        if (m_format.decimal == DecimalSign::Comma)
            return Text(NORMSCOPE_TEXT("'%1' is not a number with decimal comma"), {cell});
        return Text(NORMSCOPE_TEXT("'%1' is not a number"), {cell});
    }

    void addNotes(std::vector<Text>& notes) const {
        notes.push_back(formatNote());
        if (m_missing > 0)
            notes.push_back(Text(NORMSCOPE_TEXT("Missing cells, held as NaN: %1."), {std::to_string(m_missing)}));
        if (m_infinite > 0) notes.push_back(Text(NORMSCOPE_TEXT("Infinite cells: %1."), {std::to_string(m_infinite)}));
    }

    static Text how(bool guessed) { return guessed ? NORMSCOPE_TEXT("guessed") : NORMSCOPE_TEXT("chosen"); }

    Text formatNote() const {
        const Text separator = m_format.separator == Separator::Comma       ? NORMSCOPE_TEXT("comma")
                               : m_format.separator == Separator::Semicolon ? NORMSCOPE_TEXT("semicolon")
                               : m_format.separator == Separator::Tab       ? NORMSCOPE_TEXT("tab")
                                                                            : NORMSCOPE_TEXT("space");
        const Text decimal = m_format.decimal == DecimalSign::Comma ? NORMSCOPE_TEXT("comma") : NORMSCOPE_TEXT("point");
        const Text header = m_format.header == Header::Yes ? NORMSCOPE_TEXT("the first line holds names")
                                                           : NORMSCOPE_TEXT("there is no line of names");
        return Text(NORMSCOPE_TEXT("Separator: %1 (%2). Decimal sign: %3 (%4). Header: %5 (%6)."),
                    {separator, how(m_options.separator == Separator::Auto), decimal,
                     how(m_options.decimal == DecimalSign::Auto), header, how(m_options.header == Header::Auto)});
    }

    const std::string& m_name;
    const CsvOptions& m_options;
    const CsvFormat& m_format;
    Index m_firstLine = 0, m_columns = 0, m_rows = 0, m_missing = 0, m_infinite = 0;
    std::vector<std::string> m_names;
    std::vector<double> m_values;
};

constexpr std::string_view utf8Mark = "\xef\xbb\xbf";

bool isUtf16(std::string_view text) { return text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"); }

} // namespace

Expected<CsvTable> parseCsv(std::string_view text, const CsvOptions& options, const std::string& name) {
    if (isUtf16(text))
        return tl::make_unexpected(Error{name, "byte 0", NORMSCOPE_TEXT("this is UTF-16 text; save it as UTF-8")});
    const bool marked = text.starts_with(utf8Mark);
    if (marked) text.remove_prefix(utf8Mark.size());
    CsvFormat format = guessCsvFormat(text, options);
    format.byteOrderMark = marked;
    Builder builder(name, options, format);
    CsvRows rows(text, format.separator);
    CsvRow row;
    while (rows.next(row))
        if (const Result added = builder.add(row); !added) return tl::make_unexpected(added.error());
    if (rows.fault()) return builder.fail(linePlace(rows.fault()->line), rows.fault()->reason);
    return std::move(builder).finish();
}

Expected<CsvTable> readCsv(const std::string& path, const CsvOptions& options) {
    const auto text = readTextFile(path);
    if (!text) return tl::make_unexpected(text.error());
    return parseCsv(*text, options, path);
}

} // namespace normscope
