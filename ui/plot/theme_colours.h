// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

// The colours of the themes: the only place where a colour is written as a number.
namespace normscope::ui {

constexpr int deskText = 12; // px of small text

Theme lightTheme(int small = deskText); // small: px of small text
Theme darkTheme(int small = deskText);
Theme contrastTheme(int small = deskText); // white and bright hues on black: 7 for text, 4.5 for marks
Theme projectorTheme(int small);

} // namespace normscope::ui
