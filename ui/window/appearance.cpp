// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/appearance.h"

#include "window/flat_style.h"

#include <QApplication>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace normscope::ui {

void applyTheme(const Theme& theme) {
    QApplication::setStyle(new FlatStyle(theme)); // the application owns it
    QApplication::setPalette(theme.palette());
    QApplication::setFont(theme.font(TextSize::Body));
    QToolTip::setFont(theme.font(TextSize::Small));
    QToolTip::setPalette(theme.palette());
}

QString keyOf(ThemeName name) {
    switch (name) {
    case ThemeName::Dark:
        return "dark";
    case ThemeName::Projector:
        return "projector";
    case ThemeName::Contrast:
        return "contrast";
    case ThemeName::Light:
        break;
    }
    return "light";
}

std::optional<ThemeName> themeFromKey(const QString& key) {
    for (const ThemeName name : allThemes)
        if (keyOf(name) == key) return name;
    return {};
}

double nearestTextScale(int percent) {
    const auto distance = [percent](double scale) { return std::abs(100 * scale - percent); };
    return *std::ranges::min_element(textScales, {}, distance);
}

} // namespace normscope::ui
