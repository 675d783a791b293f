// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <string>
#include <string_view>
#include <vector>

// Texts as editors leave them.
namespace normscope {

// The lines of a UTF-8 text without its byte-order mark, whatever ends them. Refused, with the line: what is not UTF-8,
// and control characters other than tabs. name stands in the error.
Expected<std::vector<std::string>> textLines(std::string_view text, const std::string& name);

bool isBlank(std::string_view line);
std::string_view withoutMargins(std::string_view text);       // no spaces, tabs and line ends at both ends
std::string_view withoutMargins(std::string&& text) = delete; // of a text that is about to go

// Adds a line to a text as Markdown reads it: with a space between, or none between two Chinese characters.
void append(std::string& text, std::string_view line);

} // namespace normscope
