// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "norm/checks.h"

#include <cmath>
#include <stdexcept>
#include <string>

namespace normscope {

void requireEps(double eps) {
    if (!(eps >= 0) || std::isinf(eps)) throw std::invalid_argument("eps must be finite and not negative");
}

void requireSize(const char* name, std::size_t size, Index expected) {
    if (static_cast<Index>(size) == expected) return;
    throw std::invalid_argument(std::string(name) + " has " + std::to_string(size) + " values instead of " +
                                std::to_string(expected));
}

void requireSizeOrEmpty(const char* name, std::size_t size, Index expected) {
    if (size != 0) requireSize(name, size, expected);
}

void requireSameShape(const char* name, Index rows, Index columns, Index expectedRows, Index expectedColumns) {
    if (rows == expectedRows && columns == expectedColumns) return;
    throw std::invalid_argument(std::string(name) + " is " + std::to_string(rows) + " × " + std::to_string(columns) +
                                " instead of " + std::to_string(expectedRows) + " × " +
                                std::to_string(expectedColumns));
}

void requireRunning(double momentum, std::size_t means, std::size_t vars, Index columns) {
    if (!(momentum >= 0 && momentum <= 1)) throw std::invalid_argument("momentum must be 0 ... 1");
    requireSize("running mean", means, columns);
    requireSize("running var", vars, columns);
}

void requirePositions(Index groups, Index positions, Index rows) {
    if (groups < 0) throw std::invalid_argument("groups must not be negative");
    if (positions < 1 || rows % positions != 0) throw std::invalid_argument("positions must divide the rows");
}

} // namespace normscope
