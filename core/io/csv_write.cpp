// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/csv.h"
#include "io/file.h"

#include <array>
#include <charconv>
#include <stdexcept>

namespace normscope {

namespace {

void append(std::string& text, double value) { text += roundTrip(value); }

// Readers of CSV take numbers as float64. The shortest digits of a float, read so and rounded to float, give its bits
// back for all but 7.038531e-26; 9 digits always do.
void append(std::string& text, float value) {
    const std::string shortest = roundTrip(value);
    double asRead = 0;
    std::from_chars(shortest.data(), shortest.data() + shortest.size(), asRead);
    if (float(asRead) == value || value != value) {
        text += shortest;
        return;
    }
    std::array<char, 32> digits;
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::scientific, 8).ptr;
    text.append(digits.data(), end);
}

void appendNames(std::string& text, const std::vector<std::string>& names) {
    for (const std::string& name : names) {
        if (&name != &names.front()) text += ',';
        text += csvName(name);
    }
    if (!names.empty()) text += '\n';
}

} // namespace

std::string csvName(std::string_view name) {
    const bool plain = !name.empty() && name.find_first_of(",;\"\t\r\n") == std::string_view::npos &&
                       name.front() != ' ' && name.back() != ' ' && static_cast<unsigned char>(name.front()) < 0x80;
    if (plain) return std::string(name);
    std::string quoted = "\"";
    for (const char c : name) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    quoted += '"';
    return quoted;
}

std::string csvBytes(const Array& array) {
    const std::size_t columns = array.shape.empty() ? 1 : std::size_t(array.shape.back());
    std::string text;
    appendNames(text, array.columns);
    std::visit(
        [&](const auto& values) {
            if (Index(values.size()) != array.size()) throw std::invalid_argument("csvBytes: shape and size differ");
            for (std::size_t i = 0; i < values.size(); ++i) {
                append(text, values[i]);
                text += (i + 1) % columns == 0 ? '\n' : ',';
            }
        },
        array.values);
    return text;
}

Expected<void> writeCsv(const std::string& path, const Array& array) { return writeFile(path, csvBytes(array)); }

} // namespace normscope
