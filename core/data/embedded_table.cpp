// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/embedded_table.h"

#include <stdexcept>

namespace normscope {

MatrixD embeddedNumbers(std::string_view csv, const std::string& name) {
    const auto table = parseCsv(csv, {Separator::Comma, DecimalSign::Point, Header::No}, name);
    if (!table) throw std::logic_error(plain(table.error()));
    const Array& array = table->array;
    const auto& values = std::get<std::vector<double>>(array.values);
    return Eigen::Map<const MatrixD>(values.data(), array.shape[0], array.shape[1]);
}

std::vector<int> lastColumn(const MatrixD& numbers) {
    std::vector<int> labels;
    for (Index i = 0; i < numbers.rows(); ++i) labels.push_back(int(numbers(i, numbers.cols() - 1)));
    return labels;
}

} // namespace normscope
