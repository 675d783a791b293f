// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

#include <string>
#include <vector>

namespace normscope {

// What stands before the numbers of a .npy file of version 1 in C order. descr: NumPy's, "<f4". Throws for a shape of
// too many dimensions.
std::string npyPreamble(const std::string& descr, const std::vector<Index>& shape);

} // namespace normscope
