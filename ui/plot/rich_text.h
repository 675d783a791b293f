// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QString>

namespace normscope::ui {

// A core text in the language of the window, without roles.
QString translated(const Text& text);
// The same as rich text: roles become the theme's text colours, Strong and methods are semibold. Arguments are escaped.
QString richText(const Text& text, const Theme& theme);

} // namespace normscope::ui
