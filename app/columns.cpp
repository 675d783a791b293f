// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns.h"

#include <algorithm>

namespace normscope::cli {

namespace {

// Characters, taking every code point as one place wide.
std::size_t width(const std::string& text) {
    return std::size_t(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::vector<std::size_t> widths(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widest;
    for (const auto& row : rows) {
        widest.resize(std::max(widest.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) widest[i] = std::max(widest[i], width(row[i]));
    }
    return widest;
}

} // namespace

std::string columns(const std::vector<std::vector<std::string>>& rows) {
    const auto widest = widths(rows);
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += row[i];
            if (i + 1 < row.size()) line += std::string(widest[i] - width(row[i]) + 2, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

} // namespace normscope::cli
