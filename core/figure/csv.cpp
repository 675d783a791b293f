// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure/figure.h"

#include <algorithm>

namespace normscope {

namespace {

// RFC 4180: a field with a separator, a quote or a line break is quoted, quotes inside are doubled.
std::string field(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"') result += '"';
        result += c;
    }
    result += '"';
    return result;
}

std::string line(const std::vector<std::string>& fields) {
    std::string result;
    for (const std::string& text : fields) {
        if (&text != &fields.front()) result += ',';
        result += field(text);
    }
    result += '\n';
    return result;
}

std::string label(const std::vector<std::string>& labels, std::size_t i) {
    return i < labels.size() ? labels[i] : std::to_string(i + 1);
}

std::string entry(const Margin& margin, const std::vector<double>& numbers, std::size_t i) {
    const bool shown = margin.shown.empty() || margin.shown[i];
    return shown ? roundTrip(numbers[i]) : std::string();
}

std::string headerLine(const MatrixPlot& matrix) {
    std::vector<std::string> fields = {"row"};
    for (std::size_t j = 0; j < std::size_t(matrix.values.cols()); ++j) fields.push_back(label(matrix.columnLabels, j));
    if (!matrix.rowMargin.empty()) fields.insert(fields.end(), {"mean", "sd"});
    return line(fields);
}

std::string rowLine(const MatrixPlot& matrix, Index i) {
    const auto place = std::size_t(i);
    std::vector<std::string> fields = {label(matrix.rowLabels, place)};
    for (Index j = 0; j < matrix.values.cols(); ++j) fields.push_back(roundTrip(matrix.values(i, j)));
    const Margin& margin = matrix.rowMargin;
    if (!margin.empty())
        fields.insert(fields.end(), {entry(margin, margin.mean, place), entry(margin, margin.sd, place)});
    return line(fields);
}

// The line "mean" or "sd" under the columns; the two corner fields stay empty.
std::string marginLine(const MatrixPlot& matrix, const std::string& name, const std::vector<double>& numbers) {
    std::vector<std::string> fields = {name};
    for (std::size_t j = 0; j < numbers.size(); ++j) fields.push_back(entry(matrix.columnMargin, numbers, j));
    if (!matrix.rowMargin.empty()) fields.insert(fields.end(), {"", ""});
    return line(fields);
}

std::string table(const MatrixPlot& matrix) {
    std::string result = headerLine(matrix);
    for (Index i = 0; i < matrix.values.rows(); ++i) result += rowLine(matrix, i);
    if (matrix.columnMargin.empty()) return result;
    return result + marginLine(matrix, "mean", matrix.columnMargin.mean) +
           marginLine(matrix, "sd", matrix.columnMargin.sd);
}

bool hasEdges(const Series& series) {
    return series.style == SeriesStyle::Steps || series.style == SeriesStyle::FilledSteps;
}

bool isBand(const Series& series) { return series.style == SeriesStyle::Band; }

std::string table(const Plot& plot) {
    const bool edges = std::any_of(plot.series.begin(), plot.series.end(), hasEdges);
    const bool bands = std::any_of(plot.series.begin(), plot.series.end(), isBand);
    std::string result = edges ? "series,left,right,y" : "series,x,y";
    result += bands ? ",y2\n" : "\n";
    for (const Series& series : plot.series)
        for (std::size_t i = 0; i < series.y.size(); ++i) {
            std::vector<std::string> fields = {series.name, roundTrip(series.x[i])};
            if (edges) fields.push_back(roundTrip(series.x[hasEdges(series) ? i + 1 : i]));
            fields.push_back(roundTrip(series.y[i]));
            if (bands) fields.push_back(isBand(series) ? roundTrip(series.y2[i]) : std::string());
            result += line(fields);
        }
    return result;
}

std::string table(const HistogramStrip& strip) {
    std::string result = "x,left,right,share\n";
    for (const HistogramStrip::Column& column : strip.columns)
        for (std::size_t k = 0; k < column.share.size(); ++k)
            result += line({roundTrip(column.x), roundTrip(strip.edges[k]), roundTrip(strip.edges[k + 1]),
                            roundTrip(column.share[k])});
    return result;
}

std::string table(const Wiring& wiring) {
    const auto yes = [](bool slot) { return std::string(slot ? "1" : "0"); };
    return "key,value\n" + line({"title", plain(wiring.title)}) + line({"block", plain(wiring.block)}) +
           line({"norm", plain(wiring.norm)}) + line({"before", yes(wiring.places.before)}) +
           line({"branch", yes(wiring.places.branch)}) + line({"after", yes(wiring.places.after)});
}

// Words in cells; a map has few of them.
std::string markOf(const HeatMap& map, Index row, Index column) {
    for (const HeatMark& mark : map.marks)
        if (mark.row == row && mark.column == column) return plain(mark.text);
    return {};
}

// Written number by number: a map may have a million cells.
std::string table(const HeatMap& map) {
    const bool marked = !map.marks.empty();
    std::string result = marked ? "x,y,value,mark\n" : "x,y,value\n";
    for (Index column = 0; column < map.values.cols(); ++column) {
        const std::string x = roundTrip(map.x0 + double(column) * map.dx);
        for (Index row = 0; row < map.values.rows(); ++row) {
            result.append(x).append(1, ',').append(roundTrip(map.y0 + double(row))).append(1, ',');
            result.append(roundTrip(map.values(row, column)));
            if (marked) result.append(1, ',').append(field(markOf(map, row, column)));
            result.append(1, '\n');
        }
    }
    return result;
}

std::string table(const ArmCards& cards) {
    std::string result = "arm,name,settings,status,share\n";
    for (const ArmCards::Card& card : cards.cards)
        result += line({card.letter, plain(card.title), plain(card.settings), plain(card.status), plain(card.share)});
    return result;
}

bool hasHeads(const TextTable& texts) {
    const auto named = [](const TextTable::Row& row) { return !row.head.empty(); };
    return !texts.corner.empty() || std::any_of(texts.rows.begin(), texts.rows.end(), named);
}

// Every line has as many fields as the longest.
std::string table(const TextTable& texts) {
    std::size_t columns = texts.columns.size();
    for (const TextTable::Row& row : texts.rows) columns = std::max(columns, row.cells.size());
    const auto lineOf = [&, heads = hasHeads(texts)](const Text& head, const std::vector<Text>& cells) {
        std::vector<std::string> fields;
        if (heads) fields.push_back(plain(head));
        for (std::size_t k = 0; k < columns; ++k) fields.push_back(k < cells.size() ? plain(cells[k]) : std::string());
        return line(fields);
    };
    std::string result = texts.columns.empty() ? std::string() : lineOf(texts.corner, texts.columns);
    for (const TextTable::Row& row : texts.rows) result += lineOf(row.head, row.cells);
    return result;
}

std::string keyValue(const Text& title, const std::vector<NamedNumber>& numbers) {
    std::string result = "key,value\n" + line({"title", plain(title)});
    for (const NamedNumber& number : numbers) result += line({number.name, roundTrip(number.value)});
    return result;
}

std::string table(const Arithmetic& arithmetic) { return keyValue(arithmetic.title, arithmetic.exact); }

std::string table(const CellCard& card) { return keyValue(card.title, card.exact); }

std::string table(const Reading& reading) {
    std::string result = keyValue(reading.title, reading.exact);
    for (std::size_t k = 0; k < reading.paragraphs.size(); ++k)
        result += line({"paragraph_" + std::to_string(k + 1), plain(reading.paragraphs[k])});
    return result;
}

} // namespace

std::string csv(const Panel& panel) {
    return std::visit([](const auto& one) { return table(one); }, panel);
}

} // namespace normscope
