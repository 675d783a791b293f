// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/text_table_layout.h"

class QPainter;

namespace normscope::ui {

void drawTable(QPainter& painter, const TextTable& table, const TextTableLayout& layout, const Theme& theme);

} // namespace normscope::ui
