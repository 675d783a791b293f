// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_changes.h"

#include <cmath>
#include <set>

namespace normscope {

namespace {

bool differ(double a, double b) { return a != b && !(std::isnan(a) && std::isnan(b)); }

} // namespace

AxesChanges changes(const MatrixD& before, const MatrixD& after) {
    AxesChanges changes;
    if (before.size() != after.size()) return changes;
    std::set<Index> rows, columns;
    for (Index i = 0; i < after.rows(); ++i)
        for (Index j = 0; j < after.cols(); ++j) {
            if (!differ(before(i, j), after(i, j))) continue;
            changes.cells.push_back({i, j});
            rows.insert(i);
            columns.insert(j);
        }
    changes.rows = Index(rows.size());
    changes.columns = Index(columns.size());
    return changes;
}

} // namespace normscope
