// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/xml_element.h"

#include "io/excerpt.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace normscope {

namespace {

constexpr auto none = std::string_view::npos;
constexpr std::array<std::pair<std::string_view, char>, 5> entities = {
    {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;"; // of "]]>", which a text must not hold
        else
            result += c;
    }
    return result;
}

// "#65" or "#x41". Letters beyond ASCII stand in a file as they are, or in JSON by their own escapes.
std::optional<char> byNumber(std::string_view entity) {
    if (!entity.starts_with('#')) return std::nullopt;
    const bool hexadecimal = entity.starts_with("#x");
    entity.remove_prefix(hexadecimal ? 2 : 1);
    unsigned code = 0;
    const auto [end, fault] =
        std::from_chars(entity.data(), entity.data() + entity.size(), code, hexadecimal ? 16 : 10);
    const bool whole = fault == std::errc() && end == entity.data() + entity.size() && !entity.empty();
    return whole && code > 0 && code < 0x80 ? std::optional(static_cast<char>(code)) : std::nullopt;
}

std::optional<char> letterOf(std::string_view entity) {
    for (const auto& [name, letter] : entities)
        if (entity == name) return letter;
    return byNumber(entity);
}

tl::unexpected<Error> damaged(const std::string& file, std::string_view name, std::string_view what) {
    return unexpected(
        Error{file, "", {NORMSCOPE_TEXT("its %1 is damaged at \"%2\""), {std::string(name), excerpt(what)}}});
}

// Of a text without '<'.
Expected<std::string> unescaped(std::string_view text, std::string_view name, const std::string& file) {
    std::string result;
    while (!text.empty()) {
        const auto start = std::min(text.find('&'), text.size());
        result.append(text.substr(0, start));
        text.remove_prefix(start);
        if (text.empty()) break;
        const auto end = text.substr(0, 12).find(';');
        const auto letter = end == none ? std::nullopt : letterOf(text.substr(1, end - 1));
        if (!letter) return damaged(file, name, text);
        result += *letter;
        text.remove_prefix(end + 1);
    }
    return result;
}

// Behind "<name", where the name ends; bytes.size() if there is none.
std::size_t behindOpening(std::string_view bytes, std::string_view name) {
    const std::string opening = std::string("<").append(name);
    for (auto at = bytes.find(opening); at != none; at = bytes.find(opening, at + 1)) {
        const auto behind = at + opening.size();
        if (behind < bytes.size() && std::string_view("> \t\r\n").find(bytes[behind]) != none) return behind;
    }
    return bytes.size();
}

} // namespace

std::string xmlElement(std::string_view name, std::string_view uri, std::string_view text) {
    std::string element = "<";
    element.append(name).append(" xmlns:").append(name.substr(0, name.find(':'))).append("=\"").append(uri);
    element.append("\">").append(escaped(text));
    return element.append("</").append(name).append(">");
}

Expected<std::optional<std::string>> xmlElementText(std::string_view bytes, std::string_view name,
                                                    const std::string& file) {
    const std::string_view element = bytes.substr(behindOpening(bytes, name));
    if (element.empty()) return std::nullopt;
    const auto start = element.find('>');
    const auto end = start == none ? none : element.find('<', start);
    const std::string closing = "</" + std::string(name) + ">";
    if (end == none || !element.substr(end).starts_with(closing))
        return damaged(file, name, end == none ? "" : element.substr(end));
    auto text = unescaped(element.substr(start + 1, end - start - 1), name, file);
    if (!text) return unexpected(text.error());
    return std::move(*text);
}

} // namespace normscope
