// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/cell_groups.h"

#include "lab/axes_norms.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

// Features of one group of a sample.
Index blockColumns(NormKind kind, const NormSettings& settings, Index columns) {
    const Index groups = kind == NormKind::Instance ? columns : settings.numGroups;
    return groups > 0 && columns % groups == 0 ? columns / groups : columns;
}

} // namespace

Index CellGroups::values(Index group) const {
    if (real.empty()) return rows * columns;
    const Index first = corner(group).row;
    Index counted = 0;
    for (Index i = first; i < first + rows; ++i) counted += counts(i) ? columns : 0;
    return counted;
}

CellGroups cellGroups(NormKind kind, const NormSettings& settings, Index rows, Index columns, Index tokens,
                      const RowMask& padding) {
    CellGroups groups;
    groups.shape = statisticShape(kind);
    groups.columns = columns;
    if (groups.shape == GroupShape::Column) {
        groups.rows = rows;
        groups.columns = 1;
        if (settings.maskPadding && std::find(padding.begin(), padding.end(), false) != padding.end())
            groups.real = padding;
    }
    if (groups.shape == GroupShape::Block) {
        groups.rows = tokens;
        groups.columns = blockColumns(kind, settings, columns);
    }
    groups.rows = std::max<Index>(groups.rows, 1);
    groups.columns = std::max<Index>(groups.columns, 1);
    groups.across = std::max<Index>(columns / groups.columns, 1);
    groups.count = rows * columns == 0 ? 0 : rows / groups.rows * groups.across;
    return groups;
}

Moments groupMoments(const CellGroups& groups, Index group, const MatrixD& values) {
    MatrixD cells(1, groups.values(group));
    Index place = 0;
    eachCell(groups, group, [&](Index i, Index j) { cells(0, place++) = values(i, j); });
    return moments(cells);
}

Margin groupMargin(const CellGroups& groups, const MatrixD& values) {
    Margin margin;
    for (Index g = 0; g < groups.count; ++g) {
        const Moments group = groupMoments(groups, g, values);
        margin.mean.push_back(group.mean);
        margin.sd.push_back(std::sqrt(group.var));
    }
    return margin;
}

} // namespace normscope
