// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/batch.h"

#include <algorithm>

namespace normscope {

namespace {

std::vector<std::vector<Index>> byClass(const std::vector<int>& labels) {
    std::vector<std::vector<Index>> classes(std::size_t(*std::ranges::max_element(labels)) + 1);
    for (std::size_t sample = 0; sample < labels.size(); ++sample)
        classes[std::size_t(labels[sample])].push_back(Index(sample));
    std::erase_if(classes, [](const auto& members) { return members.empty(); });
    return classes;
}

} // namespace

Batch::Batch(const Samples& samples, Index tokens, Index size, Sampling sampling)
    : m_samples(samples), m_tokens(tokens), m_x(size * tokens, samples.x.cols()), m_labels(std::size_t(size)) {
    if (sampling == Sampling::OneClass) m_classes = byClass(samples.labels);
}

void Batch::draw(Index step, Random& random) {
    for (std::size_t s = 0; s < m_labels.size(); ++s) {
        const Index chosen = choose(step, random);
        m_x.middleRows(Index(s) * m_tokens, m_tokens) = m_samples.x.middleRows(chosen * m_tokens, m_tokens);
        m_labels[s] = m_samples.labels[std::size_t(chosen)];
    }
}

Index Batch::choose(Index step, Random& random) const {
    if (m_classes.empty()) return random.below(std::ssize(m_samples.labels));
    const std::vector<Index>& members = m_classes[std::size_t(step % std::ssize(m_classes))];
    return members[std::size_t(random.below(std::ssize(members)))];
}

} // namespace normscope
