// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/text_sections.h"

#include "lesson/plain_text.h"

#include <algorithm>

namespace normscope {

namespace {

// "## TITLE": 2; no heading: 0.
int levelOf(const std::string& line) {
    const std::size_t marks = std::min(line.find_first_not_of('#'), line.size());
    const bool parted = marks == line.size() || line[marks] == ' ';
    return marks >= 1 && marks <= 6 && parted ? int(marks) : 0;
}

} // namespace

std::vector<TextSection> textSections(const std::vector<std::string>& lines) {
    std::vector<TextSection> sections(1);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const int level = levelOf(lines[i]);
        if (level == 0) {
            sections.back().lines.push_back(lines[i]);
            continue;
        }
        const auto heading = withoutMargins(std::string_view(lines[i]).substr(std::size_t(level)));
        sections.push_back({level, std::string(heading), i + 1, {}});
    }
    if (std::ranges::all_of(sections.front().lines, isBlank)) sections.erase(sections.begin());
    return sections;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text.append(line).append("\n");
    const std::size_t end = withoutMargins(text).empty() ? 0 : text.find_last_not_of(" \t\n") + 1;
    return text.substr(0, end).substr(std::min(text.find_first_not_of('\n'), end));
}

} // namespace normscope
