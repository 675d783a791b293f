// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/text_table_painter.h"

namespace normscope::ui {

// A triangle behind the name of the sorted column: not every font has one. It stands in the padding at the right.
void drawSortingArrow(QPainter& painter, const TextTableLayout& layout, const TableSorting& sorting,
                      const Theme& theme);

// "rows 5–18 of 26", and a bar at the right edge that shows where they are. Nothing when all are shown.
QString scrollNote(const TextTableLayout& layout);
void drawScrollMarks(QPainter& painter, const TextTableLayout& layout, const Theme& theme);

} // namespace normscope::ui
