// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/csv_number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>
#include <system_error>

namespace normscope {

namespace {

using Kind = CellValue::Kind;

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

bool equalsIgnoringCase(std::string_view text, std::string_view lower) {
    const auto same = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? char(a + ('a' - 'A')) : a) == b; };
    return std::equal(text.begin(), text.end(), lower.begin(), lower.end(), same);
}

bool isMissing(std::string_view text) {
    constexpr std::array<std::string_view, 9> words = {"", "na", "n/a", "nan", "+nan", "-nan", "null", "-", "?"};
    return std::any_of(words.begin(), words.end(), [&](auto word) { return equalsIgnoringCase(text, word); });
}

// Of a number that no double holds: is it too large (or too small)? The place of its first digit that is not 0 tells.
bool isHuge(std::string_view number) {
    const std::size_t mark = number.find_first_of("eE");
    const std::string_view digits = number.substr(0, mark);
    const std::size_t point = std::min(digits.find('.'), digits.size());
    const std::size_t first = std::min(digits.find_first_of("123456789"), digits.size());
    const bool exponentIsNegative = mark != std::string_view::npos && number.substr(mark + 1).starts_with('-');
    int exponent = 0;
    if (mark != std::string_view::npos) {
        const std::string_view power = number.substr(number.find_first_of("0123456789", mark));
        if (std::from_chars(power.data(), power.data() + power.size(), exponent).ec != std::errc())
            return !exponentIsNegative;
    }
    return (exponentIsNegative ? -long(exponent) : long(exponent)) + long(point) - long(first) > 0;
}

CellValue parse(std::string_view text) {
    const bool plus = text.starts_with('+');
    const std::string_view number = plus ? text.substr(1) : text;
    if (plus && number.starts_with('-')) return {Kind::Text, 0};
    double value = 0;
    const char* end = number.data() + number.size();
    const auto [stop, error] = std::from_chars(number.data(), end, value);
    if (error == std::errc::invalid_argument || stop != end) return {Kind::Text, 0};
    if (std::isnan(value)) return {Kind::Missing, notANumber}; // "nan(ind)" and the like
    if (error == std::errc()) return {Kind::Number, value};
    if (isHuge(number)) return {Kind::TooLarge, 0};
    return {Kind::Number, number.starts_with('-') ? -0.0 : 0.0};
}

} // namespace

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

CellValue cellValue(std::string_view text, DecimalSign decimal) {
    text = trimmed(text);
    if (isMissing(text)) return {Kind::Missing, notANumber};
    if (decimal != DecimalSign::Comma) return parse(text);
    if (text.find('.') != std::string_view::npos) return {Kind::Text, 0};
    std::string withPoint(text);
    std::replace(withPoint.begin(), withPoint.end(), ',', '.');
    return parse(withPoint);
}

} // namespace normscope
