// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/typed_number.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view spaces[] = {" ", "\u00a0", "\u202f", "\u2009"};
constexpr std::string_view percents[] = {"%", "％", "‰"};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

std::size_t digitsEnd(std::string_view words, std::size_t at) {
    return std::min(words.find_first_not_of(digits, at), words.size());
}

// Behind a point and digits that follow, or the place itself.
std::size_t decimalsEnd(std::string_view words, std::size_t at) {
    const bool decimals = at + 1 < words.size() && words[at] == '.' && isDigit(words[at + 1]);
    return decimals ? digitsEnd(words, at + 1) : at;
}

std::size_t percentEnd(std::string_view words, std::size_t at) {
    std::size_t behind = at;
    for (const std::string_view space : spaces)
        if (words.substr(at).starts_with(space)) behind = at + space.size();
    for (const std::string_view percent : percents)
        if (words.substr(behind).starts_with(percent)) return behind + percent.size();
    return at;
}

} // namespace

std::optional<std::string> typedNumber(std::string_view words) {
    for (std::size_t at = words.find_first_of(digits); at < words.size();) {
        const std::size_t whole = digitsEnd(words, at);
        const std::size_t end = percentEnd(words, decimalsEnd(words, whole));
        if (end > whole) return std::string(words.substr(at, end - at));
        at = words.find_first_of(digits, whole);
    }
    return {};
}

} // namespace normscope
