// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text.h"

#include <array>
#include <charconv>
#include <cmath>

namespace normscope {

// Here, where TextArgument is complete: a vector cannot be made or destroyed without its element.
Text::Text() = default;
Text::Text(const Text&) = default;
Text::Text(Text&&) noexcept = default;
Text& Text::operator=(const Text&) = default;
Text& Text::operator=(Text&&) noexcept = default;
Text::~Text() = default;
Text::Text(const char* pattern) : pattern(pattern) {}
Text::Text(std::string pattern) : pattern(std::move(pattern)) {}
Text::Text(std::string pattern, std::vector<TextArgument> arguments)
    : pattern(std::move(pattern)), arguments(std::move(arguments)) {}

bool Text::operator==(const Text& other) const { return pattern == other.pattern && arguments == other.arguments; }

namespace {

constexpr std::string_view minusSign = "\u2212";

std::string plain(const TextArgument& argument) {
    if (const auto* text = std::get_if<Text>(&argument.value)) return normscope::plain(*text);
    return std::get<std::string>(argument.value);
}

std::string nonFinite(double value) {
    if (std::isnan(value)) return "NaN";
    return value > 0 ? "inf" : std::string(minusSign) + "inf";
}

template <class... Format>
std::string characters(double value, Format... format) {
    std::array<char, 400> buffer; // the longest fixed double has 309 digits before the point
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format...);
    return error == std::errc() ? std::string(buffer.data(), end) : std::string("?");
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isZeroText(std::string_view text) { return text.find_first_of("123456789") == std::string_view::npos; }

// "-1.2e-07" to "−1.2e−7", "-0.00" to "0.00".
std::string forPeople(std::string text) {
    if (text.starts_with('-') && isZeroText(text.substr(0, text.find('e')))) text.erase(0, 1);
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool afterExponent = text.find('e') < i && !isDigit(text[i - 1]);
        if (text[i] == '-') result += minusSign;
        else if (text[i] == '+' || (text[i] == '0' && afterExponent && i + 1 < text.size())) continue;
        else result += text[i];
    }
    return result;
}

} // namespace

std::string plain(const Text& text) {
    std::string result;
    for (std::size_t i = 0; i < text.pattern.size(); ++i) {
        const char next = i + 1 < text.pattern.size() ? text.pattern[i + 1] : '\0';
        const std::size_t place = next >= '1' && next <= '9' ? std::size_t(next - '1') : text.arguments.size();
        if (text.pattern[i] == '%' && place < text.arguments.size()) {
            result += plain(text.arguments[place]);
            ++i;
        } else {
            result += text.pattern[i];
        }
    }
    return result;
}

std::string fixed(double value, int decimals) {
    if (!std::isfinite(value)) return nonFinite(value);
    return forPeople(characters(value, std::chars_format::fixed, decimals));
}

std::string significant(double value, int digits) {
    if (!std::isfinite(value)) return nonFinite(value);
    const double size = std::abs(value);
    if (size == 0) return "0";
    const std::string rounded = characters(value, std::chars_format::scientific, digits - 1);
    if (size < 1e-4 || size >= 1e6) return forPeople(rounded);
    const int exponent = std::stoi(rounded.substr(rounded.find('e') + 1)); // of what 9.996 is rounded to
    return forPeople(characters(value, std::chars_format::fixed, std::max(0, digits - 1 - exponent)));
}

std::string roundTrip(double value) {
    if (!std::isfinite(value)) return std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
    return characters(value);
}

std::string roundTrip(float value) {
    if (!std::isfinite(value)) return roundTrip(double(value));
    std::array<char, 64> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    return std::string(buffer.data(), end);
}

} // namespace normscope
