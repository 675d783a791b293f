// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/table_columns.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace normscope::ui {
namespace {

double sum(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

std::vector<double> shared(const std::vector<double>& wishes, double room) {
    std::vector<std::size_t> order(wishes.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return wishes[a] < wishes[b]; });
    std::vector<double> widths(wishes.size());
    for (std::size_t k = 0; k < order.size(); ++k) {
        const double share = std::max(room, 0.0) / double(order.size() - k);
        widths[order[k]] = std::min(wishes[order[k]], share);
        room -= widths[order[k]];
    }
    return widths;
}

} // namespace

std::vector<double> columnWidths(const std::vector<ColumnWish>& wishes, double room, double mostExtra) {
    std::vector<double> least, beyond;
    for (const ColumnWish& wish : wishes) {
        least.push_back(std::min(wish.least, wish.natural));
        beyond.push_back(wish.natural - least.back());
    }
    const double rest = room - sum(least);
    if (rest < 0) return shared(least, room);
    const std::vector<double> more = shared(beyond, rest);
    const double extra = std::min((rest - sum(more)) / double(std::max<std::size_t>(wishes.size(), 1)), mostExtra);
    std::vector<double> widths;
    for (std::size_t k = 0; k < wishes.size(); ++k) widths.push_back(least[k] + more[k] + std::max(extra, 0.0));
    return widths;
}

} // namespace normscope::ui
