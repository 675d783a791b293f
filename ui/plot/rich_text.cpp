// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/rich_text.h"

#include <QCoreApplication>

namespace normscope::ui {
namespace {

void append(std::vector<TextRun>& runs, const QString& text, Role role) {
    if (text.isEmpty()) return;
    if (runs.empty() || runs.back().role != role) runs.push_back({QString(), role});
    runs.back().text += text;
}

void appendText(std::vector<TextRun>& runs, const Text& text, Role inherited);

void appendArgument(std::vector<TextRun>& runs, const TextArgument& argument, Role inherited) {
    const Role role = argument.role == Role::Plain ? inherited : argument.role;
    if (const auto* nested = std::get_if<Text>(&argument.value)) return appendText(runs, *nested, role);
    append(runs, QString::fromStdString(std::get<std::string>(argument.value)), role);
}

// Puts the arguments at %1 ... %9 in one pass, so that a "%2" inside an argument stays what it is.
void appendText(std::vector<TextRun>& runs, const Text& text, Role inherited) {
    if (text.empty()) return;
    const QString pattern = QCoreApplication::translate("core", text.pattern.c_str());
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int place = pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (place < 1 || std::size_t(place) > text.arguments.size()) {
            append(runs, pattern[i], inherited);
            continue;
        }
        appendArgument(runs, text.arguments[std::size_t(place) - 1], inherited);
        ++i;
    }
}

bool semibold(Role role) { return role != Role::Plain && role != Role::Muted && role != Role::Statistic; }

QString html(const TextRun& run, const Theme& theme) {
    static const QString paragraph = QStringLiteral("<p style=\"margin-top:10px; margin-bottom:0px\">");
    if (run.role == Role::Plain) return run.text.toHtmlEscaped().replace(u'\n', paragraph);
    const QString weight = semibold(run.role) ? QStringLiteral("; font-weight:600") : QString();
    return QStringLiteral("<span style=\"color:%1%2\">").arg(theme.text(run.role).name(), weight) +
           run.text.toHtmlEscaped() + QStringLiteral("</span>");
}

} // namespace

std::vector<TextRun> textRuns(const Text& text) {
    std::vector<TextRun> runs;
    appendText(runs, text, Role::Plain);
    return runs;
}

QString translated(const Text& text) {
    QString result;
    for (const TextRun& run : textRuns(text)) result += run.text;
    return result;
}

QString richText(const Text& text, const Theme& theme) {
    QString result;
    for (const TextRun& run : textRuns(text)) result += html(run, theme);
    return result;
}

} // namespace normscope::ui
