// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/python_text.h"

#include "text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <sstream>
#include <stdexcept>

namespace normscope::python {

namespace {

std::string escaped(unsigned char c) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text = "\\x";
    text += digits[c >> 4];
    text += digits[c & 15];
    return text;
}

std::size_t characters(std::string_view utf8) {
    return std::size_t(std::ranges::count_if(utf8, [](char c) { return (c & 0xc0) != 0x80; }));
}

std::vector<std::string> linesOf(std::string_view module) {
    std::vector<std::string> lines;
    std::istringstream stream{std::string(module)};
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

// The name that a line defines; empty: none.
std::string definedBy(const std::string& line) {
    for (const std::string_view keyword : {"class ", "def "})
        if (line.starts_with(keyword))
            return line.substr(keyword.size(), line.find_first_of("(:", keyword.size()) - keyword.size());
    return {};
}

bool startsSomething(const std::string& line) {
    return !line.empty() && line.front() != ' ' && line.front() != ')' && line.front() != ']' && line.front() != '}';
}

// What is left of a line; none: it is not wanted.
std::optional<std::string> chosen(const std::string& line, const Flags& flags) {
    constexpr std::string_view mark = "  # if ", negation = "not ";
    const std::size_t at = line.rfind(mark);
    if (at == std::string::npos) return line;
    std::string name = line.substr(at + mark.size());
    const bool negative = name.starts_with(negation);
    if (negative) name.erase(0, negation.size());
    if (flags.contains(name) == negative) return {};
    return line.substr(0, at);
}

// What was left out leaves no gaps.
void tidy(std::string& definition) {
    definition = replaced(std::move(definition), "\n\n\n", "\n\n");
    while (definition.ends_with("\n\n")) definition.pop_back();
}

struct Definition {
    std::string name, text;
};

std::vector<Definition> allDefinitions(std::string_view module, const Flags& flags) {
    std::vector<Definition> all;
    std::string decorators;
    bool inside = false;
    for (const std::string& line : linesOf(module)) {
        if (startsSomething(line)) {
            const std::string name = definedBy(line);
            inside = !name.empty();
            if (inside) all.push_back({name, decorators});
            decorators = line.front() == '@' ? decorators + line + "\n" : "";
        }
        const auto wanted = chosen(line, flags);
        if (inside && wanted) all.back().text.append(*wanted).append("\n");
    }
    for (Definition& definition : all) tidy(definition.text);
    return all;
}

} // namespace

std::string literal(const std::string& text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7f)
            result += escaped(byte);
        else
            result += c;
    }
    return result + "\"";
}

std::string literal(double value) {
    return std::isfinite(value) ? roundTrip(value) : "float(\"" + roundTrip(value) + "\")";
}

std::string literal(bool value) { return value ? "True" : "False"; }

std::string wrapped(const std::string& text, std::size_t width) {
    std::istringstream words(text);
    std::string result, line;
    for (std::string word; words >> word;) {
        if (!line.empty() && characters(line) + 1 + characters(word) > width) {
            result.append(line).append("\n");
            line.clear();
        }
        line.append(line.empty() ? "" : " ").append(word);
    }
    return result + line;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

std::string definitions(std::string_view module, const std::vector<std::string>& names, const Flags& flags) {
    const auto wants = [&](const std::string& name) { return std::ranges::find(names, name) != names.end(); };
    std::string text;
    std::vector<std::string> found;
    for (const Definition& definition : allDefinitions(module, flags)) {
        if (!wants(definition.name)) continue;
        text.append(text.empty() ? "" : "\n\n").append(definition.text);
        found.push_back(definition.name);
    }
    for (const std::string& name : names)
        if (std::ranges::find(found, name) == found.end())
            throw std::invalid_argument("no such definition in the module: " + name);
    return text;
}

} // namespace normscope::python
