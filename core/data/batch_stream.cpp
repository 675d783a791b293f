// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/batch_stream.h"

#include <algorithm>
#include <stdexcept>

namespace normscope {

namespace {

std::vector<std::vector<Index>> rowsByClass(const std::vector<int>& labels) {
    if (labels.empty()) throw std::invalid_argument("BatchRows: there are no samples");
    std::vector<std::vector<Index>> classes(std::size_t(*std::ranges::max_element(labels)) + 1);
    for (std::size_t row = 0; row < labels.size(); ++row) classes[std::size_t(labels[row])].push_back(Index(row));
    std::erase_if(classes, [](const auto& rows) { return rows.empty(); });
    return classes;
}

} // namespace

BatchRows::BatchRows(const std::vector<int>& labels, BatchOrder order, Random random)
    : m_order(order), m_random(random), m_classes(rowsByClass(labels)) {
    for (const auto& rows : m_classes) m_sorted.insert(m_sorted.end(), rows.begin(), rows.end());
}

std::vector<Index> BatchRows::next(Index size) {
    if (size < 1) throw std::invalid_argument("BatchRows: a batch has one sample or more");
    if (m_order == BatchOrder::Sorted) return nextInOrder(size);
    const bool mixed = m_order == BatchOrder::Random;
    const auto& from = mixed ? m_sorted : m_classes[std::size_t(m_batches % std::ssize(m_classes))];
    ++m_batches;
    std::vector<Index> rows(static_cast<std::size_t>(size));
    for (Index& row : rows) row = from[std::size_t(m_random.below(std::ssize(from)))];
    return rows;
}

std::vector<Index> BatchRows::nextInOrder(Index size) {
    const Index count = std::min(size, std::ssize(m_sorted) - m_place);
    const auto first = m_sorted.begin() + m_place;
    m_place = (m_place + count) % std::ssize(m_sorted);
    return {first, first + count};
}

Index lastBatch(Index samples, Index size) {
    const Index rest = samples % size;
    return rest == 0 ? size : rest;
}

} // namespace normscope
