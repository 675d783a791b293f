// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_text.h"
#include "lesson/plain_text.h"
#include "lesson/spans.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr std::string_view itemMark = "- ";

struct Block {
    bool item = false;
    std::string text;
};

// A blank line ends a block, "- " begins one; any other line goes on with the one above it.
std::vector<Block> blocksOf(std::string_view markdown) {
    std::vector<Block> blocks;
    bool ended = true;
    while (!markdown.empty()) {
        const std::size_t end = std::min(markdown.find('\n'), markdown.size());
        std::string_view line = withoutMargins(markdown.substr(0, end));
        markdown.remove_prefix(std::min(end + 1, markdown.size()));
        const bool item = line.starts_with(itemMark);
        if (item) line.remove_prefix(itemMark.size());
        if (item || (ended && !line.empty())) blocks.push_back({item, {}});
        ended = line.empty() && !item;
        if (!ended) append(blocks.back().text, line);
    }
    return blocks;
}

} // namespace

std::vector<Paragraph> paragraphs(std::string_view markdown) {
    std::vector<Paragraph> all;
    for (const Block& block : blocksOf(markdown)) all.push_back({block.item, spansOf(block.text)});
    return all;
}

} // namespace normscope
