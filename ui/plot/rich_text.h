// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QString>

#include <vector>

namespace normscope::ui {

// A piece of a translated text and the role it plays.
struct TextRun {
    QString text;
    Role role = Role::Plain;
    bool operator==(const TextRun&) const = default;
};

// A core text in the language of the window, cut where the role changes. Inside an argument its role holds for
// everything that has none of its own.
std::vector<TextRun> textRuns(const Text& text);
// The same without roles.
QString translated(const Text& text);
// The same as rich text: roles become the theme's text colours, Strong and methods are semibold. All is escaped.
QString richText(const Text& text, const Theme& theme);

} // namespace normscope::ui
