// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/spread_labels.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace normscope::ui {
namespace {

std::vector<std::size_t> orderOf(const std::vector<double>& wishes) {
    std::vector<std::size_t> order(wishes.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return wishes[a] < wishes[b]; });
    return order;
}

// Labels that touch move as one block to the mean of their wishes.
struct Block {
    double sum = 0;
    std::size_t size = 0;

    double mean() const { return sum / double(size); }
};

// The rising sequence nearest to values, in least squares: blocks that fall are pooled.
std::vector<double> risen(const std::vector<double>& values) {
    std::vector<Block> blocks;
    for (const double value : values) {
        blocks.push_back({value, 1});
        while (blocks.size() > 1 && blocks[blocks.size() - 2].mean() > blocks.back().mean()) {
            const Block last = blocks.back();
            blocks.pop_back();
            blocks.back().sum += last.sum;
            blocks.back().size += last.size;
        }
    }
    std::vector<double> result;
    for (const Block& block : blocks) result.insert(result.end(), block.size, block.mean());
    return result;
}

} // namespace

std::vector<double> spreadLabels(const std::vector<double>& wishes, double distance, double lower, double upper) {
    if (wishes.empty()) return {};
    const double gaps = double(wishes.size() - 1), room = std::max(upper - lower, 0.0);
    if (gaps > 0) distance = std::min(distance, room / gaps);
    const std::vector<std::size_t> order = orderOf(wishes);
    std::vector<double> packed; // without the distances
    for (std::size_t k = 0; k < order.size(); ++k) packed.push_back(wishes[order[k]] - double(k) * distance);
    packed = risen(packed);
    std::vector<double> places(wishes.size());
    const double highest = std::max(upper - gaps * distance, lower);
    for (std::size_t k = 0; k < order.size(); ++k)
        places[order[k]] = std::clamp(packed[k], lower, highest) + double(k) * distance;
    return places;
}

} // namespace normscope::ui
