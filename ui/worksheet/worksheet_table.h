// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/worksheet.h"

#include <QString>

namespace normscope::ui {

enum class SheetKind { Blank, Answers };

// The task's table as rich text: the numbers, and what is to be found beside the rows (LayerNorm, RMSNorm) or below the
// columns (BatchNorm), empty or filled in.
QString worksheetTable(const MatrixD& matrix, const WorksheetTask& task, SheetKind kind);

} // namespace normscope::ui
