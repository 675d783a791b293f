// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

// The colours of the three themes: the only place where a colour is written as a number.
namespace normscope::ui {

Theme lightTheme();
Theme darkTheme();
Theme projectorTheme(int small); // px of small text

} // namespace normscope::ui
