// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/theme.h"

namespace normscope::ui {

// A row has room for at least so many lines, so that a table can be as high before its longer texts come as after.
struct TableLines {
    std::size_t header = 1, row = 1;
};

// How low a table may be, in px: in small letters, with narrow rows, and with every text whole.
int leastTableHeight(const TextTable& table, const Theme& theme, int width, const TableLines& lines = {});

} // namespace normscope::ui
