// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/number_list.h"

#include <charconv>
#include <cmath>
#include <optional>

namespace normscope {

namespace {

constexpr std::string_view minus = "\u2212"; // as printed, so that a copied number is read

std::string_view trimmed(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t'; };
    while (!text.empty() && blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && blank(text.back())) text.remove_suffix(1);
    return text;
}

std::string asciiNumber(std::string_view text) {
    std::string number;
    while (!text.empty()) {
        const bool isMinus = text.starts_with(minus);
        number += isMinus ? '-' : text.front();
        text.remove_prefix(isMinus ? minus.size() : 1);
    }
    const bool plus = number.size() > 1 && number[0] == '+' && number[1] != '-';
    return plus ? number.substr(1) : number;
}

// "inf" and "nan" are words to from_chars, but no numbers to type.
std::optional<double> numberOf(std::string_view word) {
    const std::string number = asciiNumber(word);
    if (number.find_first_not_of("0123456789.eE+-") != std::string::npos) return {};
    double value = 0;
    const char* last = number.data() + number.size();
    const auto [end, error] = std::from_chars(number.data(), last, value);
    if (error != std::errc() || end != last) return {};
    return value;
}

tl::unexpected<Error> refusal(const char* reason, std::vector<TextArgument> arguments) {
    return unexpected(Error{"", "", Text(reason, std::move(arguments))});
}

Expected<double> parseNumber(std::string_view word, std::size_t place) {
    const auto value = numberOf(word);
    if (!value)
        return refusal(NORMSCOPE_TEXT("number %1 must be a number such as 0.97, not \"%2\""),
                       {std::to_string(place), std::string(word)});
    if (std::abs(*value) <= largestListed) return *value;
    return refusal(NORMSCOPE_TEXT("number %1 must lie in %2 ... %3, not %4"),
                   {std::to_string(place), roundTrip(-largestListed), roundTrip(largestListed), roundTrip(*value)});
}

} // namespace

Expected<std::vector<double>> parseNumbers(std::string_view text) {
    std::vector<double> numbers;
    bool more = !trimmed(text).empty();
    while (more) {
        const auto comma = text.find(',');
        if (numbers.size() == mostListed)
            return refusal(NORMSCOPE_TEXT("must be at most %1 numbers"), {std::to_string(mostListed)});
        const auto number = parseNumber(trimmed(text.substr(0, comma)), numbers.size() + 1);
        if (!number) return unexpected(number.error());
        numbers.push_back(*number);
        more = comma != std::string_view::npos;
        text = more ? text.substr(comma + 1) : std::string_view();
    }
    return numbers;
}

std::string numbersText(const std::vector<double>& numbers) {
    std::string text;
    for (const double number : numbers) text.append(text.empty() ? "" : ", ").append(roundTrip(number));
    return text;
}

} // namespace normscope
