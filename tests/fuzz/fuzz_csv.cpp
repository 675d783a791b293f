// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/csv.h"
#include "require.h"

#include <algorithm>
#include <span>

namespace {

using namespace normscope;

void requireHonestCounts(const Array& array) {
    const auto& values = std::get<std::vector<double>>(array.values);
    fuzz::require(array.shape.size() == 2 && array.size() > 0);
    fuzz::require(array.columns.empty() || std::ssize(array.columns) == array.shape[1]);
    fuzz::require(array.missing == std::count_if(values.begin(), values.end(), [](double x) { return std::isnan(x); }));
}

// What is read can be written and read again, names included.
void check(std::string_view text, const CsvOptions& options) {
    const Expected<CsvTable> table = parseCsv(text, options, "input");
    if (!table) return fuzz::require(!table.error().reason.empty());
    fuzz::requireWhole(table->array);
    requireHonestCounts(table->array);
    const CsvOptions asWritten{Separator::Comma, DecimalSign::Point, table->format.header};
    const Expected<CsvTable> again = parseCsv(csvBytes(table->array), asWritten, "written");
    fuzz::require(again.has_value());
    fuzz::requireSameNumbers(table->array, again->array);
    fuzz::require(table->array.columns == again->array.columns);
}

// Some choice of every option, by the only property of the input that is easy to mutate and not part of the text.
CsvOptions optionsFor(std::size_t size) {
    return {Separator(size % 5), DecimalSign(size / 5 % 3), Header(size / 15 % 3)};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check(text, {});
    check(text, optionsFor(size));
    return 0;
}
