// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/plain_text.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace normscope {

namespace {

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
constexpr std::string_view margins = " \t\n\r";

unsigned char byteAt(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

// Of the character that a first byte begins; 0: none does.
std::size_t lengthOf(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xc2 && first < 0xe0) return 2;
    if (first >= 0xe0 && first < 0xf0) return 3;
    return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

// The code point at a place and its bytes; none: not UTF-8 (also written too long, a surrogate, above 10FFFF).
struct Character {
    std::uint32_t code = 0;
    std::size_t size = 1;
};
std::optional<Character> characterAt(std::string_view text, std::size_t at) {
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const std::size_t size = lengthOf(byteAt(text, at));
    if (size == 0 || at + size > text.size()) return {};
    std::uint32_t code = size == 1 ? byteAt(text, at) : byteAt(text, at) & (0xffu >> (size + 1));
    for (std::size_t k = 1; k < size; ++k) {
        if ((byteAt(text, at + k) & 0xc0) != 0x80) return {};
        code = (code << 6) | (byteAt(text, at + k) & 0x3fu);
    }
    if (code < least[size] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return {};
    return Character{code, size};
}

// Ideographs, their punctuation, full-width forms.
bool isWide(std::uint32_t code) {
    return (code >= 0x2e80 && code < 0xa000) || (code >= 0xf900 && code < 0xfb00) ||
           (code >= 0xfe30 && code < 0xfe50) || (code >= 0xff00 && code < 0xff61) || code >= 0x20000;
}

bool beginsWide(std::string_view text) {
    const auto first = characterAt(text, 0);
    return first && isWide(first->code);
}

bool endsWide(std::string_view text) {
    std::size_t at = text.size() - 1;
    while (at > 0 && (byteAt(text, at) & 0xc0) == 0x80) --at;
    return beginsWide(text.substr(at));
}

std::optional<Text> faultOf(std::string_view line) {
    for (std::size_t at = 0; at < line.size();) {
        const auto character = characterAt(line, at);
        if (!character) return NORMSCOPE_TEXT("is not UTF-8; save the text as UTF-8");
        const bool control = (character->code < 0x20 && character->code != '\t') || character->code == 0x7f;
        if (control) return NORMSCOPE_TEXT("holds a control character");
        at += character->size;
    }
    return {};
}

// Cuts off the first line and what ends it.
std::string_view takeLine(std::string_view& text) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(text.substr(end).starts_with("\r\n") ? end + 2 : std::min(end + 1, text.size()));
    return line;
}

} // namespace

Expected<std::vector<std::string>> textLines(std::string_view text, const std::string& name) {
    if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
    std::vector<std::string> lines;
    while (!text.empty()) {
        lines.emplace_back(takeLine(text));
        if (auto fault = faultOf(lines.back()))
            return unexpected(Error{name, "line " + std::to_string(lines.size()), std::move(*fault)});
    }
    return lines;
}

bool isBlank(std::string_view line) { return withoutMargins(line).empty(); }

std::string_view withoutMargins(std::string_view text) {
    const std::size_t first = text.find_first_not_of(margins);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(margins) - first + 1);
}

void append(std::string& text, std::string_view line) {
    line = withoutMargins(line);
    if (line.empty()) return;
    if (!text.empty() && !(endsWide(text) && beginsWide(line))) text += ' ';
    text += line;
}

} // namespace normscope
