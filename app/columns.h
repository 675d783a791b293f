// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace normscope::cli {

// Rows of cells as lines: every column but the last as wide as its widest cell, two blanks between. UTF-8.
std::string columns(const std::vector<std::vector<std::string>>& rows);

} // namespace normscope::cli
