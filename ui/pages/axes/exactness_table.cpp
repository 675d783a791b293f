// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/exactness_table.h"

#include "plot/rich_text.h"

namespace normscope::ui {

namespace {

QString tableCell(const QString& content) { return QStringLiteral("<td align='right'>%1</td>").arg(content); }

// "LN" of "LayerNorm": the dock has no room for three whole names.
QString initials(const QString& name) {
    QString letters;
    for (const QChar letter : name)
        if (letter.isUpper()) letters += letter;
    return letters.isEmpty() ? name : letters;
}

} // namespace

ExactnessTable::ExactnessTable(const AxesResult& result, const Figure& figure) {
    for (std::size_t run = 0; run < result.runs.size(); ++run) {
        const MatrixPlot* matrix = outputMatrix(figure, run);
        if (!matrix || result.runs[run].kind == NormKind::None) continue;
        const ThreeWays& ways = result.runs[run].threeWays;
        m_columns.push_back({matrix->title, matrix->role, significant(ways.stepwiseToKernel, 2),
                             significant(ways.stepwiseToDouble, 2), significant(ways.kernelToDouble, 2)});
    }
}

QString ExactnessTable::explanation() {
    return tr("Largest difference over all outputs between the formula done step by step in float32, the fused float32 "
              "kernel, and float64.");
}

QString ExactnessTable::richText(const Theme& theme) const {
    if (m_columns.empty()) return {};
    QString head = tr("largest difference");
    head = QStringLiteral("<td>%1</td>").arg(head.toHtmlEscaped());
    for (const Column& column : m_columns) {
        const Text name{"%1", {{initials(translated(column.title)).toStdString(), column.role}}};
        head += tableCell(ui::richText(name, theme));
    }
    return QStringLiteral("<table width='100%' cellspacing='0'><tr>%1</tr>%2%3%4</table>")
        .arg(head, row(tr("steps, kernel"), &Column::stepsToKernel), row(tr("steps, float64"), &Column::stepsToDouble),
             row(tr("kernel, float64"), &Column::kernelToDouble));
}

QString ExactnessTable::row(const QString& title, std::string Column::*value) const {
    QString cells = QStringLiteral("<td>%1</td>").arg(title.toHtmlEscaped());
    for (const Column& column : m_columns) cells += tableCell(QString::fromStdString(column.*value));
    return QStringLiteral("<tr>%1</tr>").arg(cells);
}

} // namespace normscope::ui
