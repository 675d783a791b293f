// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/questions.h"

#include "worksheet/changed_cells.h"
#include "worksheet/worksheet_norm.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr Index digits = 9; // 1 ... 9: a 0 stays 0 under RMSNorm, whatever its row does

std::string whole(double value) { return fixed(value, 0); }
std::string numbered(Index place) { return std::to_string(place + 1); }

ChangedCells changesOf(const WorksheetTask& task, const MatrixD& changed, double eps) {
    return changedCells(task.y, worksheetPass(task.norm, changed, eps).y);
}

// Whether one sees at every norm the whole row or column change: two numbers in a row come out as −1 and 1 whatever
// they are.
bool tells(const Worksheet& sheet, const MatrixD& changed) {
    return std::ranges::all_of(sheet.tasks, [&](const WorksheetTask& task) {
        const Index group = byRows(task.norm) ? sheet.matrix.cols() : sheet.matrix.rows();
        return std::ssize(changesOf(task, changed, sheet.eps)) == group;
    });
}

// Another digit in that cell, one that tells if there is one.
MatrixD withOtherDigit(const Worksheet& sheet, Index row, Index column, Random& random) {
    MatrixD changed = sheet.matrix;
    const Index before = static_cast<Index>(sheet.matrix(row, column)), first = random.below(digits - 1);
    for (Index k = 0; k < digits - 1; ++k) {
        changed(row, column) = static_cast<double>(1 + (before + (first + k) % (digits - 1)) % digits);
        if (tells(sheet, changed)) break;
    }
    return changed;
}

WorksheetQuestion changedCell(const Worksheet& sheet, Random& random) {
    const Index row = random.below(sheet.matrix.rows()), column = random.below(sheet.matrix.cols());
    const MatrixD changed = withOtherDigit(sheet, row, column, random);
    WorksheetQuestion asked;
    asked.question = {NORMSCOPE_TEXT("The number in row %1, column %2 is %4 instead of %3. Which outputs change?"),
                      {numbered(row), numbered(column), whole(sheet.matrix(row, column)), whole(changed(row, column))}};
    for (const WorksheetTask& task : sheet.tasks) {
        const ChangedCells cells = changesOf(task, changed, sheet.eps);
        asked.answers.push_back({NORMSCOPE_TEXT("%1: %2, %3 of %4 outputs"),
                                 {worksheetName(task.norm), changedWords(cells, changed.rows(), changed.cols()),
                                  std::to_string(cells.size()), std::to_string(changed.size())}});
    }
    return asked;
}

Text constantWords(WorksheetNorm norm, Index line, const std::string& value) {
    const Text name = worksheetName(norm);
    if (byRows(norm))
        return {NORMSCOPE_TEXT("Every number in row %1 is %2. What does %3 make of that row?"),
                {numbered(line), value, name}};
    return {NORMSCOPE_TEXT("Every number in column %1 is %2. What does %3 make of that column?"),
            {numbered(line), value, name}};
}

Text constantAnswer(WorksheetNorm norm, double output, double variance, double rstd) {
    const std::vector<TextArgument> numbers = {fixed(output, worksheetDecimals), significant(variance, 3),
                                               significant(rstd, 4)};
    if (norm == WorksheetNorm::Rms)
        return {NORMSCOPE_TEXT("%1 in every cell: the mean square is %2, so 1/√(mean square + ε) is %3"), numbers};
    return {NORMSCOPE_TEXT("%1 in every cell: the variance is %2 and 1/√(variance + ε) is %3, but no number deviates "
                           "from the mean"),
            numbers};
}

WorksheetQuestion constantLine(const Worksheet& sheet, WorksheetNorm norm, Random& random) {
    const Index line = random.below(byRows(norm) ? sheet.matrix.rows() : sheet.matrix.cols());
    const auto value = static_cast<double>(1 + random.below(digits));
    MatrixD changed = sheet.matrix;
    if (byRows(norm))
        changed.row(line).setConstant(value);
    else
        changed.col(line).setConstant(value);
    const WorksheetPass pass = worksheetPass(norm, changed, sheet.eps);
    const auto group = static_cast<std::size_t>(line);
    const double output = byRows(norm) ? pass.y(line, 0) : pass.y(0, line);
    return {constantWords(norm, line, whole(value)),
            {constantAnswer(norm, output, pass.cache.var[group], pass.cache.rstd[group])}};
}

Text aloneAnswer(const WorksheetTask& task, const MatrixD& alone, Index row, double eps) {
    const WorksheetPass pass = worksheetPass(task.norm, alone, eps);
    const Text name = worksheetName(task.norm);
    if (pass.status != NormStatus::Ok)
        return {NORMSCOPE_TEXT("%1: nothing, in training: the variance of a single number says nothing"), {name}};
    const ChangedCells cells = changedCells(task.y.row(row), pass.y);
    if (cells.empty()) return {NORMSCOPE_TEXT("%1: the same row as before"), {name}};
    return {NORMSCOPE_TEXT("%1: another row, %2 of %3 outputs change"),
            {name, std::to_string(cells.size()), std::to_string(alone.size())}};
}

WorksheetQuestion oneSample(const Worksheet& sheet, Random& random) {
    const Index row = random.below(sheet.matrix.rows());
    const MatrixD alone = sheet.matrix.row(row);
    WorksheetQuestion asked;
    asked.question = {NORMSCOPE_TEXT("Row %1 is the whole batch, without the others. What comes out of it?"),
                      {numbered(row)}};
    for (const WorksheetTask& task : sheet.tasks) asked.answers.push_back(aloneAnswer(task, alone, row, sheet.eps));
    return asked;
}

} // namespace

std::vector<WorksheetQuestion> worksheetQuestions(const Worksheet& sheet, Random& random) {
    std::vector<WorksheetQuestion> questions = {changedCell(sheet, random)};
    for (const WorksheetTask& task : sheet.tasks) questions.push_back(constantLine(sheet, task.norm, random));
    questions.push_back(oneSample(sheet, random));
    return questions;
}

} // namespace normscope
