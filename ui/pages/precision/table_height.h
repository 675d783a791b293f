// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/precision/figure_page.h"

// How low a table may be, in small letters and with narrow rows.
namespace normscope::ui {

int tableHeight(const FigurePage& page, const char* name);                 // each text on one line; 0: no such table
int leastTableHeight(const FigurePage& page, const char* name, int width); // and where one wraps, what it needs

} // namespace normscope::ui
