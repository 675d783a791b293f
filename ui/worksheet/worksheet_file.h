// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "worksheet/worksheet_table.h"

#include <QByteArray>

// A worksheet on paper: A4, to be printed. Needs a QApplication and loaded fonts.
namespace normscope::ui {

// Equal settings and language, equal bytes.
QByteArray worksheetPdf(const WorksheetSettings& settings, SheetKind kind);

QString answersPath(const QString& path); // "sheet.pdf" → "sheet-answers.pdf"

// The sheet and, beside it, its answers. A path must end in .pdf.
Expected<void> writeWorksheet(const WorksheetSettings& settings, const QString& path);

} // namespace normscope::ui
