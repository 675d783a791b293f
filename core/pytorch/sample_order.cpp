// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/sample_order.h"

#include <stdexcept>

namespace normscope {

// A batch copies what it draws: from samples whose only input is their own number.
std::vector<Index> sampleOrder(const std::vector<int>& labels, Index size, Sampling sampling, Index batches,
                               Random random) {
    constexpr Index exactInFloat = Index(1) << 24;
    Samples numbered{MatrixF(std::ssize(labels), 1), labels};
    if (numbered.x.rows() > exactInFloat) throw std::invalid_argument("sampleOrder: too many samples");
    for (Index i = 0; i < numbered.x.rows(); ++i) numbered.x(i, 0) = float(i);
    Batch batch(numbered, 1, size, sampling);
    std::vector<Index> order;
    for (Index step = 0; step < batches; ++step) {
        batch.draw(step, random);
        for (const float number : batch.x().reshaped()) order.push_back(Index(number));
    }
    return order;
}

} // namespace normscope
