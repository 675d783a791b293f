// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/text_table_layout.h"

// A table that is higher than its place: some of its rows are shown, each whole, below the names of its columns.
namespace normscope::ui {

// From that row on as many as end above the bottom, at least one. The end of the table is never above that of its
// place; a table that has room stays as it is.
TextTableLayout scrolledTo(const TextTableLayout& whole, std::size_t first, double bottom);
// The first row to show, so that all of that row is seen and the others move as little as possible.
std::size_t firstShowing(const TextTableLayout& whole, std::size_t row, std::size_t first, double bottom);

} // namespace normscope::ui
