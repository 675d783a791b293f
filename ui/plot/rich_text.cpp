// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/rich_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace normscope::ui {
namespace {

QString translatedPattern(const Text& text) {
    return text.empty() ? QString() : QCoreApplication::translate("core", text.pattern.c_str());
}

// Puts the arguments at %1 ... %9 in one pass, so that a "%2" inside an argument stays what it is.
template <class Show>
QString filled(const QString& pattern, const std::vector<TextArgument>& arguments, Show show) {
    QString result;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int place = pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (place < 1 || std::size_t(place) > arguments.size()) {
            result += pattern[i];
            continue;
        }
        result += show(arguments[std::size_t(place) - 1]);
        ++i;
    }
    return result;
}

bool semibold(Role role) { return role != Role::Plain && role != Role::Muted && role != Role::Statistic; }

QString coloured(const QString& html, Role role, const Theme& theme) {
    if (role == Role::Plain) return html;
    const QString weight = semibold(role) ? QStringLiteral("; font-weight:600") : QString();
    return QStringLiteral("<span style=\"color:%1%2\">%3</span>").arg(theme.text(role).name(), weight, html);
}

} // namespace

QString translated(const Text& text) {
    return filled(translatedPattern(text), text.arguments, [](const TextArgument& argument) {
        const auto* nested = std::get_if<Text>(&argument.value);
        return nested ? translated(*nested) : QString::fromStdString(std::get<std::string>(argument.value));
    });
}

QString richText(const Text& text, const Theme& theme) {
    const QString pattern = translatedPattern(text).toHtmlEscaped();
    return filled(pattern, text.arguments, [&theme](const TextArgument& argument) {
        const auto* nested = std::get_if<Text>(&argument.value);
        const QString html = nested ? richText(*nested, theme)
                                    : QString::fromStdString(std::get<std::string>(argument.value)).toHtmlEscaped();
        return coloured(html, argument.role, theme);
    });
}

} // namespace normscope::ui
