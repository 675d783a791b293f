// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/random.h"
#include "worksheet/worksheet.h"

namespace normscope {

// About the sheet's matrix, and for the norms of its tasks: one changed cell, a constant row or column, a single
// sample. The answers are worked out by running the norms on the changed numbers.
std::vector<WorksheetQuestion> worksheetQuestions(const Worksheet& sheet, Random& random);

} // namespace normscope
