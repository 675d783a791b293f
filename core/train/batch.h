// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/random.h"
#include "train/task.h"

namespace normscope {

enum class Sampling {
    Random,  // each sample anew, with replacement
    OneClass // each batch of one class, the next one's each time; its samples with replacement
};

// Batches of one size out of a set of samples, copied together.
class Batch {
public:
    // samples outlives this.
    Batch(const Samples& samples, Index tokens, Index size, Sampling sampling);

    // The batch of this step, from 0. Allocates nothing.
    void draw(Index step, Random& random);

    const MatrixF& x() const { return m_x; } // size · tokens × inputs
    const std::vector<int>& labels() const { return m_labels; }
    Index size() const { return std::ssize(m_labels); }

private:
    Index choose(Index step, Random& random) const;

    const Samples& m_samples;
    Index m_tokens;
    std::vector<std::vector<Index>> m_classes; // of OneClass: the samples of each class that has any
    MatrixF m_x;
    std::vector<int> m_labels;
};

} // namespace normscope
