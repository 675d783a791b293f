// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace normscope {

// A heading of a lesson's text and the lines below it, up to the next one.
struct TextSection {
    int level = 0; // 1 ... 6: so many #; 0: what stands before the first heading
    std::string heading;
    std::size_t line = 1;           // of the heading, from 1
    std::vector<std::string> lines; // below it
};

// Without a first section that holds nothing but blank lines.
std::vector<TextSection> textSections(const std::vector<std::string>& lines);

// The lines as they are, without blank ones at both ends.
std::string joined(const std::vector<std::string>& lines);

} // namespace normscope
