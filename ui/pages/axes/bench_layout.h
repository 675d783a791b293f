// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/theme.h"

// The room of the invariance bench on the Axes page.
namespace normscope::ui {

const TextTable* benchOf(const Figure& figure); // nullptr: it is not shown

// How low its table may be: two lines a row, which a tested cell takes, and three for the names of the changes, so that
// the test moves nothing on the page.
int leastBenchHeight(const TextTable& table, const Theme& theme, int width);

} // namespace normscope::ui
