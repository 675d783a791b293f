// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson_text.h"
#include "plot/theme.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <string_view>

// The words of a lesson as they are shown.
namespace normscope::ui {

// What the words look like, and what stands for a quoted number.
struct WordsLook {
    const Theme* theme = nullptr; // not null
    std::function<QString(const std::string& name)> number;
};

// Rich text. Words that point at a plot are links "panel:NAME", those of a statistic "term:NAME". All is escaped.
// follows: there are words above, from which it keeps its distance.
QString lessonHtml(std::string_view markdown, const WordsLook& look, bool follows = false);
// In one line without marks: for buttons and screen readers. A formula is its TeX.
QString lessonPlain(std::string_view markdown, const WordsLook& look);

// The words, escaped already, in the heavier weight that the fonts have; empty colour: as around them.
QString strongHtml(const QString& words, const QString& colour = {});

std::optional<Role> methodRole(const std::string& method); // "layer"; none: no such method

} // namespace normscope::ui
