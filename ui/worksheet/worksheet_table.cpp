// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/worksheet_table.h"

#include "plot/theme.h"
#include "worksheet/changed_cells.h"

#include <QCoreApplication>

namespace normscope::ui {

namespace {

// px, so that six features beside their outputs fit on the paper
constexpr int rowWidth = 56, digitWidth = 28, outputWidth = 44;
constexpr int nameWidth = 96, columnWidth = 54; // where a column is worked out below itself
constexpr int padding = 6, gap = 8;

struct WorksheetTable {
    Q_DECLARE_TR_FUNCTIONS(WorksheetTable)
};

struct Statistic {
    QString name;
    std::vector<double> values; // one a group
    int decimals;
    int width; // of its cells beside the rows, px
};

std::vector<Statistic> statisticsOf(const WorksheetTask& task) {
    if (task.norm == WorksheetNorm::Rms)
        return {{QStringLiteral("q"), task.var, 2, 50}, {QStringLiteral("1/√(q + ε)"), task.rstd, 3, 86}};
    return {{QStringLiteral("μ"), task.mean, 1, 36},
            {QStringLiteral("σ²"), task.var, 2, 50},
            {QStringLiteral("1/√(σ² + ε)"), task.rstd, 3, 86}};
}

QString number(double value, int decimals) { return QString::fromStdString(fixed(value, decimals)); }

QString cell(const QString& content, int width) {
    return QStringLiteral("<td align=\"center\" width=\"%1\" style=\"white-space:nowrap; padding-left:0px; "
                          "padding-right:0px\">%2</td>")
        .arg(width)
        .arg(content);
}

QString label(const QString& words, int width) { return cell(QStringLiteral("<i>%1</i>").arg(words), width); }

// A table that ends in an empty cell keeps no distance from what follows.
const QString blank = QStringLiteral("&nbsp;");

QString found(double value, int decimals, SheetKind kind, int width) {
    return cell(kind == SheetKind::Answers ? QStringLiteral("<b>%1</b>").arg(number(value, decimals)) : blank, width);
}

QString line(const QString& cells) { return QStringLiteral("<tr>%1</tr>").arg(cells); }

// "x1" ... or "y1" ...
QString names(QChar letter, Index count, int width) {
    QString cells;
    for (Index k = 0; k < count; ++k)
        cells += cell(QStringLiteral("<i>%1</i><sub>%2</sub>").arg(letter).arg(k + 1), width);
    return cells;
}

QString given(const MatrixD& matrix, Index row, int width) {
    QString cells;
    for (Index column = 0; column < matrix.cols(); ++column) cells += cell(number(matrix(row, column), 0), width);
    return cells;
}

QString outputs(const WorksheetTask& task, Index row, SheetKind kind, int width) {
    QString cells;
    for (Index column = 0; column < task.y.cols(); ++column)
        cells += found(task.y(row, column), worksheetDecimals, kind, width);
    return cells;
}

QString besideRows(const MatrixD& matrix, const WorksheetTask& task, SheetKind kind) {
    const std::vector<Statistic> statistics = statisticsOf(task);
    QString head = label({}, rowWidth) + names(u'x', matrix.cols(), digitWidth);
    for (const Statistic& each : statistics) head += cell(each.name, each.width);
    QString lines = line(head + names(u'y', matrix.cols(), outputWidth));
    for (Index row = 0; row < matrix.rows(); ++row) {
        QString cells = label(WorksheetTable::tr("row %1").arg(row + 1), rowWidth) + given(matrix, row, digitWidth);
        for (const Statistic& each : statistics)
            cells += found(each.values[std::size_t(row)], each.decimals, kind, each.width);
        lines += line(cells + outputs(task, row, kind, outputWidth));
    }
    return lines;
}

QString belowColumns(const MatrixD& matrix, const WorksheetTask& task, SheetKind kind) {
    QString lines = line(label({}, nameWidth) + names(u'x', matrix.cols(), columnWidth));
    for (Index row = 0; row < matrix.rows(); ++row)
        lines += line(label(WorksheetTable::tr("row %1").arg(row + 1), nameWidth) + given(matrix, row, columnWidth));
    for (const Statistic& each : statisticsOf(task)) {
        QString cells = label(each.name, nameWidth);
        for (const double value : each.values) cells += found(value, each.decimals, kind, columnWidth);
        lines += line(cells);
    }
    for (Index row = 0; row < matrix.rows(); ++row)
        lines += line(label(WorksheetTable::tr("y of row %1").arg(row + 1), nameWidth) +
                      outputs(task, row, kind, columnWidth));
    return lines;
}

} // namespace

QString worksheetTable(const MatrixD& matrix, const WorksheetTask& task, SheetKind kind) {
    const QString lines = byRows(task.norm) ? besideRows(matrix, task, kind) : belowColumns(matrix, task, kind);
    return QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"%1\" style=\"border-style:solid; "
                          "border-collapse:collapse; border-color:%2; margin-top:%3px\">%4</table>")
        .arg(padding)
        .arg(theme(ThemeName::Light).muted.name(), QString::number(gap), lines);
}

} // namespace normscope::ui
