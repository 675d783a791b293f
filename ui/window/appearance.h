// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <optional>

class QApplication;

namespace normscope::ui {

// Style, palette and font of the whole application, at once.
void applyTheme(const Theme& theme);

// Names as on the command line and in the settings: "light", "dark", "projector", "contrast".
QString keyOf(ThemeName name);
std::optional<ThemeName> themeFromKey(const QString& key);
double nearestTextScale(int percent); // of textScales, which the settings hold in percent

} // namespace normscope::ui
