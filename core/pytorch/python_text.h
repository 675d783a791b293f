// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

// Pieces of Python source.
namespace normscope::python {

std::string literal(const std::string& text); // "\"it's\"", with control characters escaped
std::string literal(double value);            // shortest that reads back to the same bits; float("inf") if need be
std::string literal(bool value);              // "True"
template <class Items>
std::string list(const Items& items) { // "[1, 2]"
    std::string text;
    for (const auto& item : items) text.append(text.empty() ? "" : ", ").append(literal(item));
    return "[" + text + "]";
}

// The text in lines of at most this many characters, cut at spaces; words that are longer stay whole.
std::string wrapped(const std::string& text, std::size_t width);

std::string replaced(std::string text, std::string_view from, std::string_view to); // everywhere

// Which lines of a module are wanted: those that end in "# if NAME" for the names in the set, and those that end in
// "# if not NAME" for all other names. The remark itself goes; lines without one always stay.
using Flags = std::set<std::string>;

// The classes and functions of these names out of a module, in the order of the module, two empty lines between them.
// A definition reaches from its first line, decorators and all, to the next thing that starts in the first column.
// Throws std::invalid_argument for a name that the module does not define.
std::string definitions(std::string_view module, const std::vector<std::string>& names, const Flags& flags = {});

} // namespace normscope::python
