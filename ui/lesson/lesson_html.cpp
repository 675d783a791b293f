// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_html.h"

#include <QStringList>

namespace normscope::ui {

namespace {

QString text(const std::string& words) { return QString::fromStdString(words); }

QString link(const char* kind, const Span& span, const QString& style) {
    return QStringLiteral("<a href=\"%1:%2\" style=\"%3\">%4</a>")
        .arg(QLatin1String(kind), text(span.target).toHtmlEscaped(), style, text(span.text).toHtmlEscaped());
}

QString pointing(const Span& span, const Theme& theme) {
    return link("panel", span, QStringLiteral("color:%1; text-decoration:underline").arg(theme.ink.name()));
}

QString statistic(const Span& span, const Theme& theme) {
    return link("term", span,
                QStringLiteral("color:%1; font-weight:600; text-decoration:none").arg(theme.statistic.text.name()));
}

QString ofMethod(const Span& span, const Theme& theme) {
    const QString words = text(span.text).toHtmlEscaped();
    const auto role = methodRole(span.target);
    return role ? strongHtml(words, theme.text(*role).name()) : words;
}

QString plainWords(const Span& span) {
    QString words = text(span.text).toHtmlEscaped().replace('\n', ' ');
    if (span.code) words = QStringLiteral("<span style=\"font-family:monospace\">%1</span>").arg(words);
    if (span.bold) words = strongHtml(words);
    if (span.italic) words = QStringLiteral("<i>%1</i>").arg(words);
    return words;
}

QString html(const Span& span, const WordsLook& look) {
    switch (span.kind) {
    case Span::Kind::Number:
        return strongHtml(look.number(span.text).toHtmlEscaped().replace(' ', QStringLiteral("&nbsp;")));
    case Span::Kind::Formula:
        return QString::fromStdString(formulaHtml(span.text));
    case Span::Kind::Panel:
        return pointing(span, *look.theme);
    case Span::Kind::Term:
        return statistic(span, *look.theme);
    case Span::Kind::Method:
        return ofMethod(span, *look.theme);
    case Span::Kind::Words:
        break;
    }
    return plainWords(span);
}

QString html(const Paragraph& paragraph, const WordsLook& look, bool first) {
    QString words;
    for (const Span& span : paragraph.spans) words += html(span, look);
    const int above = first ? 0 : paragraph.item ? 4 : 10;
    const QString indent = paragraph.item ? QStringLiteral("margin-left:14px; text-indent:-14px; ") : QString();
    const QString dot = paragraph.item ? QStringLiteral("•&nbsp;&nbsp;") : QString();
    return QStringLiteral("<p style=\"%1margin-top:%2px; margin-bottom:0px\">%3%4</p>")
        .arg(indent, QString::number(above), dot, words);
}

} // namespace

QString lessonHtml(std::string_view markdown, const WordsLook& look, bool follows) {
    QString result;
    const std::vector<Paragraph> all = paragraphs(markdown);
    for (const Paragraph& paragraph : all) result += html(paragraph, look, result.isEmpty() && !follows);
    return result;
}

QString lessonPlain(std::string_view markdown, const WordsLook& look) {
    QStringList lines;
    const std::vector<Paragraph> all = paragraphs(markdown);
    for (const Paragraph& paragraph : all) {
        QString line;
        for (const Span& span : paragraph.spans)
            line += span.kind == Span::Kind::Number ? look.number(span.text) : text(span.text);
        lines += line.simplified();
    }
    return lines.join(' ');
}

QString strongHtml(const QString& words, const QString& colour) {
    const QString hue = colour.isEmpty() ? QString() : QStringLiteral("; color:%1").arg(colour);
    return QStringLiteral("<span style=\"font-weight:600%1\">%2</span>").arg(hue, words);
}

std::optional<Role> methodRole(const std::string& method) {
    if (method == "none") return Role::None;
    if (method == "layer") return Role::Layer;
    if (method == "batch") return Role::Batch;
    if (method == "rms") return Role::Rms;
    if (method == "group") return Role::Group;
    if (method == "instance") return Role::Instance;
    return {};
}

} // namespace normscope::ui
