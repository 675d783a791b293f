// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/random.h"
#include "scenario/batch_settings.h"

#include <vector>

namespace normscope {

// Which samples of a labelled data set a stream of mini-batches takes, batch by batch.
class BatchRows {
public:
    // labels: one a sample, at least one sample.
    BatchRows(const std::vector<int>& labels, BatchOrder order, Random random);

    // The rows of the next batch: as many as asked for, but fewer at the end of an epoch of Sorted order.
    std::vector<Index> next(Index size);

private:
    std::vector<Index> nextInOrder(Index size);

    BatchOrder m_order;
    Random m_random;
    std::vector<std::vector<Index>> m_classes; // the rows of each class that has any
    std::vector<Index> m_sorted;               // the rows by class
    Index m_batches = 0;                       // given out so far
    Index m_place = 0;                         // of the next row in m_sorted
};

// The size of the last batch when so many samples are dealt out in batches of `size`. Both at least 1.
Index lastBatch(Index samples, Index size);

} // namespace normscope
