// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/masked_batch_norm.h"

#include <algorithm>
#include <vector>

// Which cells share a statistic, one by one, for the emulated norms: clarity before speed.
namespace normscope {

class EmulatedGroups {
public:
    struct Cell {
        Index row = 0, column = 0;
    };

    EmulatedGroups(const Norm<double>& norm, Index rows, Index columns, const RowMask* mask)
        : m_columns(columns), m_byColumn(std::holds_alternative<BatchNorm<double>>(norm)) {
        for (Index i = 0; i < rows; ++i)
            if (!m_byColumn || !mask || (*mask)[static_cast<std::size_t>(i)]) m_rows.push_back(i);
        if (const auto* group = std::get_if<GroupNorm<double>>(&norm)) {
            m_height = group->positions;
            m_perRow = std::min(std::max<Index>(columns, 1), groupsOf(*group, columns));
        }
    }

    Index rows() const { return static_cast<Index>(m_rows.size()); } // that count
    Index count() const { return m_byColumn ? m_columns : rows() / m_height * m_perRow; }
    Index width() const { return m_byColumn ? rows() : m_height * (m_columns / m_perRow); }

    // visit(group, its cells row by row)
    template <class Visit>
    void forEach(const Visit& visit) const {
        std::vector<Cell> cells;
        for (Index g = 0; g < count(); ++g) {
            cells.clear();
            for (Index k = 0; k < width(); ++k) cells.push_back(cell(g, k));
            visit(g, cells);
        }
    }

private:
    Cell cell(Index g, Index k) const {
        if (m_byColumn) return {m_rows[static_cast<std::size_t>(k)], g};
        const Index channels = m_columns / m_perRow;
        return {g / m_perRow * m_height + k / channels, g % m_perRow * channels + k % channels};
    }

    Index m_columns;
    bool m_byColumn;
    Index m_height = 1, m_perRow = 1; // of a group that is no column: rows, and groups beside each other
    std::vector<Index> m_rows;
};

} // namespace normscope
