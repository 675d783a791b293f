// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/table_scroll.h"

#include <algorithm>

namespace normscope::ui {
namespace {

using Row = TextTableLayout::Row;

// How far the rows go up when row is the first one.
double offsetOf(const TextTableLayout& whole, std::size_t row) {
    return whole.rows[whole.headers + row].top - whole.rows[whole.headers].top;
}

double endOf(const TextTableLayout& whole, std::size_t row) {
    const Row& last = whole.rows[whole.headers + row];
    return last.top + last.height;
}

// The first row from which on row has room; row itself if it is too high even so.
std::size_t leastFirst(const TextTableLayout& whole, std::size_t row, double bottom) {
    std::size_t first = 0;
    while (first < row && endOf(whole, row) - offsetOf(whole, first) > bottom) ++first;
    return first;
}

} // namespace

TextTableLayout scrolledTo(const TextTableLayout& whole, std::size_t first, double bottom) {
    if (whole.bottom <= bottom || whole.all == 0) return whole;
    TextTableLayout part = whole;
    part.first = std::min(first, leastFirst(whole, whole.all - 1, bottom));
    const auto body = part.rows.begin() + std::ptrdiff_t(whole.headers);
    part.rows.erase(body, body + std::ptrdiff_t(part.first));
    const double offset = offsetOf(whole, part.first);
    for (std::size_t k = whole.headers; k < part.rows.size(); ++k) part.rows[k].top -= offset;
    const auto end = [&part] { return part.rows.back().top + part.rows.back().height; };
    while (part.rows.size() > whole.headers + 1 && end() > bottom) part.rows.pop_back();
    part.bottom = end();
    return part;
}

std::size_t firstShowing(const TextTableLayout& whole, std::size_t row, std::size_t first, double bottom) {
    if (row >= whole.all) return first;
    return std::clamp(first, leastFirst(whole, row, bottom), row);
}

} // namespace normscope::ui
