// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace normscope {

namespace {

std::string joined(const std::vector<std::string>& parts) {
    std::string result;
    for (const auto& part : parts) {
        if (!result.empty()) result += ", ";
        result += part;
    }
    return result;
}

tl::unexpected<Error> refusal(const Parameter& parameter, const char* reason, const std::string& found) {
    return unexpected(Error{"", parameter.key, Text(reason, {rangeText(parameter), found})});
}

std::string_view trimmed(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t'; };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

// What from_chars reads: one decimal sign, the point; the ASCII minus; no leading plus.
std::string asciiNumber(std::string_view text) {
    constexpr std::string_view minus = "\u2212";
    text = trimmed(text);
    const bool decimalComma = std::ranges::count(text, ',') == 1 && text.find('.') == std::string_view::npos;
    std::string number;
    while (!text.empty()) {
        const bool isMinus = text.starts_with(minus);
        number += isMinus ? '-' : text[0] == ',' && decimalComma ? '.' : text[0];
        text.remove_prefix(isMinus ? minus.size() : 1);
    }
    const bool plus = number.size() > 1 && number[0] == '+' && number[1] != '-';
    return plus ? number.substr(1) : number;
}

template <class Number>
std::optional<Number> wholly(const std::string& text) {
    Number value{};
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value);
    if (error != std::errc() || end != last) return {};
    return value;
}

// "inf" and "nan" are words to from_chars, but no numbers to type.
bool looksNumeric(const std::string& text) { return text.find_first_not_of("0123456789.eE+-") == std::string::npos; }

Expected<ParameterValue> parseNumber(const Parameter& parameter, std::string_view text) {
    const bool whole = parameter.type == ParameterType::Integer;
    const std::string number = whole ? std::string(trimmed(text)) : asciiNumber(text);
    if (whole)
        if (const auto value = wholly<std::int64_t>(number)) return ParameterValue(*value);
    if (!whole && looksNumeric(number))
        if (const auto value = wholly<double>(number)) return ParameterValue(*value);
    if (whole) return refusal(parameter, NORMSCOPE_TEXT("must be a whole number in %1, not \"%2\""), std::string(text));
    return refusal(parameter, NORMSCOPE_TEXT("must be a number in %1, not \"%2\""), std::string(text));
}

Expected<ParameterValue> parseBool(const Parameter& parameter, std::string_view text) {
    for (const char* word : {"on", "true", "yes", "1"})
        if (text == word) return ParameterValue(true);
    for (const char* word : {"off", "false", "no", "0"})
        if (text == word) return ParameterValue(false);
    return refusal(parameter, NORMSCOPE_TEXT("must be %1, not \"%2\""), std::string(text));
}

std::vector<std::string> splitAtCommas(std::string_view text) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto comma = text.find(',');
        parts.emplace_back(trimmed(text.substr(0, comma)));
        text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);
    }
    return parts;
}

Expected<ParameterValue> parseUnchecked(const Parameter& parameter, std::string_view text) {
    switch (parameter.type) {
    case ParameterType::Bool:
        return parseBool(parameter, trimmed(text));
    case ParameterType::Integer:
    case ParameterType::Real:
        return parseNumber(parameter, text);
    case ParameterType::Choice:
        return ParameterValue(std::string(trimmed(text)));
    case ParameterType::Choices:
    case ParameterType::Phrases:
        return ParameterValue(splitAtCommas(text));
    case ParameterType::Text:
        break;
    }
    return ParameterValue(std::string(text));
}

struct Printer {
    std::string operator()(bool value) const { return value ? "on" : "off"; }
    std::string operator()(std::int64_t value) const { return std::to_string(value); }
    std::string operator()(double value) const { return roundTrip(value); }
    std::string operator()(const std::string& value) const { return value; }
    std::string operator()(const std::vector<std::string>& value) const { return joined(value); }
};

} // namespace

Expected<ParameterValue> parseValue(const Parameter& parameter, std::string_view text) {
    auto value = parseUnchecked(parameter, text);
    if (!value) return value;
    if (const auto checked = check(parameter, *value); !checked) return unexpected(checked.error());
    return value;
}

std::string valueText(const Parameter&, const ParameterValue& value) { return std::visit(Printer{}, value); }

} // namespace normscope
