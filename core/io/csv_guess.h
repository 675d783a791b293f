// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/csv.h"

namespace normscope {

// What options leave open, guessed from the text (without byte-order mark).
// Separator: one that stands in the first line (so an uneven table or an open quote is refused and not read as one
// column with decimal commas); if several do, the one that cuts the first 100 rows into most numbers, then one that
// makes rows of equal length, then the one with more columns, so "1,5" alone is two numbers. A space has to do all that.
// Decimal sign: a comma if more cells are numbers only with a comma than are numbers with a point.
// Header: the first line holds names if it has text and no number; a line that mixes them is data with a fault.
CsvFormat guessCsvFormat(std::string_view text, const CsvOptions& options);

} // namespace normscope
