// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/source.h"
#include "math/random.h"

#include <algorithm>
#include <stdexcept>

namespace normscope {

Table synthetic(DataSource source, Index rows, Index features, std::uint64_t seed) {
    if (source != DataSource::Gaussian && source != DataSource::Outlier)
        throw std::invalid_argument("synthetic: the source is not synthetic");
    if (rows < 1 || features < 1) throw std::invalid_argument("synthetic: rows and features must be positive");
    Table table;
    table.name = source == DataSource::Gaussian ? "gaussian" : "outlier";
    table.values.resize(rows, features);
    Random random(seed);
    for (Index i = 0; i < rows; ++i)
        for (Index j = 0; j < features; ++j) table.values(i, j) = random.normal();
    if (source == DataSource::Outlier) table.values.col(std::min<Index>(1, features - 1)) *= 20;
    for (Index j = 0; j < features; ++j) {
        table.columns.push_back("feature " + std::to_string(j + 1));
        table.shortColumns.push_back(std::to_string(j + 1));
    }
    return table;
}

} // namespace normscope
