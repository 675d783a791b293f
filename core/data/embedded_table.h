// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/csv.h"

#include <string_view>

namespace normscope {

// A built-in table of numbers without a header line. Throws if it cannot be read: the program was built wrong.
MatrixD embeddedNumbers(std::string_view csv, const std::string& name);

// The last column as class labels.
std::vector<int> lastColumn(const MatrixD& numbers);

} // namespace normscope
