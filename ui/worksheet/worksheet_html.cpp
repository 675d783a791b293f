// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/worksheet_html.h"

#include "plot/rich_text.h"

#include <QCoreApplication>

namespace normscope::ui {

namespace {

struct WorksheetHtml {
    Q_DECLARE_TR_FUNCTIONS(WorksheetHtml)
};

constexpr int answerLines = 2; // to write on
constexpr char paragraph[] = "<p style=\"margin-top:%1px; margin-bottom:%2px\">%3</p>";

const Theme& paper() { return theme(ThemeName::Light); }

QString spaced(int above, int below, const QString& words) {
    return QString::fromLatin1(paragraph).arg(above).arg(below).arg(words);
}

QString heading(const QString& words, bool newPage = false) {
    return QStringLiteral("<p style=\"margin-top:%1px; margin-bottom:6px; font-size:%2px; font-weight:600%3\">%4</p>")
        .arg(newPage ? 0 : 18)
        .arg(paper().large)
        .arg(newPage ? QStringLiteral("; page-break-before:always") : QString(), words);
}

QString formula(WorksheetNorm norm) {
    if (norm == WorksheetNorm::Rms) return WorksheetHtml::tr("In each row: q is the mean of x², and y = x / √(q + ε).");
    const QString line =
        norm == WorksheetNorm::Layer ? WorksheetHtml::tr("In each row") : WorksheetHtml::tr("In each column");
    return WorksheetHtml::tr("%1: μ is the mean, σ² the mean of (x − μ)², and y = (x − μ) / √(σ² + ε).").arg(line);
}

QString introduction(const Worksheet& sheet, SheetKind kind) {
    QString words;
    if (kind == SheetKind::Blank)
        words = spaced(10, 0, WorksheetHtml::tr("Name: %1 Date: %2").arg(QString(36, u'_'), QString(16, u'_')));
    return words + spaced(10, 0,
                          WorksheetHtml::tr("%1 samples (rows) with %2 features (columns); γ = 1, β = 0, ε = %3. "
                                            "Outputs to two decimals.")
                              .arg(sheet.matrix.rows())
                              .arg(sheet.matrix.cols())
                              .arg(QString::fromStdString(fixed(sheet.eps, 5))));
}

QString answerSpace() {
    QString lines;
    for (int k = 0; k < answerLines; ++k) lines += spaced(12, 0, QStringLiteral("&nbsp;")) + QStringLiteral("<hr>");
    return lines;
}

QString answersOf(const WorksheetQuestion& asked) {
    QString lines;
    for (const Text& answer : asked.answers) lines += spaced(4, 0, richText(answer, paper()));
    return lines;
}

QString questions(const Worksheet& sheet, SheetKind kind) {
    QString words = heading(WorksheetHtml::tr("Questions"), true);
    int place = 0;
    for (const WorksheetQuestion& asked : sheet.questions) {
        words += spaced(12, 0, QStringLiteral("<b>%1.</b> %2").arg(++place).arg(richText(asked.question, paper())));
        words += kind == SheetKind::Blank ? answerSpace() : answersOf(asked);
    }
    return words;
}

} // namespace

QString worksheetTitle(SheetKind kind) {
    return kind == SheetKind::Blank ? WorksheetHtml::tr("Normalization by hand")
                                    : WorksheetHtml::tr("Normalization by hand: answers");
}

QString worksheetHtml(const Worksheet& sheet, std::uint64_t seed, SheetKind kind) {
    QString words = heading(worksheetTitle(kind)) + introduction(sheet, kind);
    for (const WorksheetTask& task : sheet.tasks) {
        words += heading(richText(worksheetName(task.norm), paper())) + spaced(0, 0, formula(task.norm));
        words += worksheetTable(sheet.matrix, task, kind);
    }
    words += questions(sheet, kind);
    words += spaced(24, 0,
                    QStringLiteral("<span style=\"color:%1\">%2</span>")
                        .arg(paper().muted.name(), WorksheetHtml::tr("Made by NormScope, seed %1").arg(seed)));
    return QStringLiteral("<body style=\"color:%1\">%2</body>").arg(paper().ink.name(), words);
}

} // namespace normscope::ui
