// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/worksheet.h"

#include "worksheet/questions.h"
#include "worksheet/small_matrix.h"
#include "worksheet/worksheet_norm.h"

#include <stdexcept>

namespace normscope {

namespace {

bool inRange(Index lines) { return lines >= fewestWorksheetLines && lines <= mostWorksheetLines; }

WorksheetTask taskOf(WorksheetNorm norm, const Worksheet& sheet) {
    WorksheetPass pass = worksheetPass(norm, sheet.matrix, sheet.eps);
    return {norm, std::move(pass.cache.mean), std::move(pass.cache.var), std::move(pass.cache.rstd), std::move(pass.y)};
}

} // namespace

Worksheet makeWorksheet(const WorksheetSettings& settings) {
    if (settings.norms.empty()) throw std::invalid_argument("a worksheet without a norm");
    if (!inRange(settings.samples) || !inRange(settings.features))
        throw std::invalid_argument("a worksheet's rows or columns are out of range");
    Random random(settings.seed);
    Worksheet sheet;
    sheet.matrix = smallMatrix(settings.samples, settings.features, random);
    for (const WorksheetNorm norm : settings.norms) sheet.tasks.push_back(taskOf(norm, sheet));
    sheet.questions = worksheetQuestions(sheet, random);
    return sheet;
}

} // namespace normscope
