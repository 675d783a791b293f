// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/stack_cost.h"

namespace normscope {

namespace {

double layerWeights(const StackSize& size) {
    const double square = double(size.width) * double(size.width), mlp = 2 * double(size.hidden) * square;
    switch (size.block) {
    case BlockKind::Linear:
    case BlockKind::Plain:
        return square;
    case BlockKind::Mlp:
        return mlp;
    case BlockKind::Xiong:
        return 3 * square;
    case BlockKind::AttentionFfn:
    case BlockKind::Parallel:
        break;
    }
    return 4 * square + mlp;
}

double rowsOf(const StackSize& size) { return double(size.batch) * double(size.tokens); }

} // namespace

double stackBytes(const StackSize& size, int weightCopies) {
    const double rows = rowsOf(size), width = double(size.width), hidden = double(size.hidden) * width;
    const double attention = rows * (6 * width + double(size.heads * size.tokens));
    const double weights = 4 * width * width + 2 * hidden * width;
    return 4 * double(size.layers) * (rows * (6 * width + 2 * hidden) + attention + weightCopies * weights);
}

double multiplyAdds(const StackSize& size) {
    constexpr double passes = 3; // forward, and backward to the values and to the weights
    return passes * rowsOf(size) * double(size.layers) * layerWeights(size);
}

} // namespace normscope
