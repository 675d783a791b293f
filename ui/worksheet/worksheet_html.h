// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/worksheet_table.h"

namespace normscope::ui {

QString worksheetTitle(SheetKind kind);

// A whole worksheet as rich text in the language of the window; seed: by which it can be made again. The tables
// stand on the first page, the questions on the second.
QString worksheetHtml(const Worksheet& sheet, std::uint64_t seed, SheetKind kind);

} // namespace normscope::ui
