// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/source.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace normscope {

namespace {

// count of the given rows, the first one among them, evenly spaced.
void pickEvenly(const std::vector<Index>& rows, Index count, std::vector<Index>& picked) {
    const auto n = std::ssize(rows);
    for (Index k = 0; k < count; ++k) picked.push_back(rows[std::size_t(k * n / count)]);
}

// The rows of each class; classes without rows are left out.
std::vector<std::vector<Index>> rowsByClass(const std::vector<int>& labels) {
    const int classes = 1 + *std::max_element(labels.begin(), labels.end());
    std::vector<std::vector<Index>> rows(static_cast<std::size_t>(classes));
    for (std::size_t i = 0; i < labels.size(); ++i) rows[std::size_t(labels[i])].push_back(Index(i));
    std::erase_if(rows, [](const auto& ofClass) { return ofClass.empty(); });
    return rows;
}

// How many of count rows each class gets: its share rounded by largest remainder, at least one if there are enough.
std::vector<Index> shares(const std::vector<std::vector<Index>>& classes, Index n, Index count) {
    const Index least = count >= std::ssize(classes) ? 1 : 0;
    std::vector<Index> share;
    for (const auto& rows : classes) share.push_back(std::max(least, std::ssize(rows) * count / n));
    // What a class should have more (or less) than it has, in units of 1 / n.
    const auto lack = [&](std::ptrdiff_t c) {
        return std::ssize(classes[std::size_t(c)]) * count - share[std::size_t(c)] * n;
    };
    for (Index given = std::accumulate(share.begin(), share.end(), Index(0)); given != count;) {
        const Index step = given < count ? 1 : -1;
        std::ptrdiff_t chosen = -1;
        for (std::ptrdiff_t c = 0; c < std::ssize(share); ++c) {
            const bool kept = step < 0 && share[std::size_t(c)] == least;
            if (!kept && (chosen < 0 || step * lack(c) > step * lack(chosen))) chosen = c;
        }
        share[std::size_t(chosen)] += step;
        given += step;
    }
    return share;
}

} // namespace

std::vector<Index> pickRows(const Table& table, Index count) {
    const Index n = table.values.rows();
    if (count < 1 || count > n) throw std::invalid_argument("pickRows: count must lie in 1 ... rows");
    if (std::ssize(table.showcase) == count) return table.showcase;
    std::vector<Index> picked;
    if (table.labels.empty()) {
        std::vector<Index> all(static_cast<std::size_t>(n));
        std::iota(all.begin(), all.end(), Index(0));
        pickEvenly(all, count, picked);
        return picked;
    }
    const auto classes = rowsByClass(table.labels);
    const auto share = shares(classes, n, count);
    for (std::size_t c = 0; c < classes.size(); ++c) pickEvenly(classes[c], share[c], picked);
    std::sort(picked.begin(), picked.end());
    return picked;
}

} // namespace normscope
