// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text.h"

#include <QColor>
#include <QFont>
#include <QPalette>

#include <array>
#include <vector>

// Every colour, size and line of the window, by role. Nothing else in ui names a colour.
namespace normscope::ui {

enum class ThemeName { Light, Dark, Projector, Contrast };
inline constexpr std::array allThemes{ThemeName::Light, ThemeName::Dark, ThemeName::Projector, ThemeName::Contrast};
enum class TextSize { Small, Body, Large };

struct HuePair {
    QColor line;   // marks, lines, areas
    QColor text;   // words and numbers: contrast >= 4.5
    QColor second; // another line of the same hue
};

// The opaque colour of paper seen through a share of colour.
QColor blended(const QColor& paper, const QColor& colour, double share);

struct Theme {
    ThemeName name = ThemeName::Light;
    QColor page, dock, bar;
    QColor ink, muted, faint;
    QColor grid, rule;
    QColor controlFill, controlBorder, controlPressed;
    HuePair none, layer, batch, rms, group, instance, statistic;
    QColor statisticBand;
    QColor failure, success;
    std::vector<QColor> diverging, sequential; // stops, evenly spaced
    int small = 12, body = 14, large = 18;     // px
    double lineScale = 1;                      // 2 on a projector
    bool largeText = false;                    // larger than on a desk: bars and buttons grow with it

    QColor line(Role role) const;
    QColor text(Role role) const;
    QColor second(Role role) const;                                                   // beside line(role)
    QColor onLine(Role role) const;                                                   // words on an area of line(role)
    QColor diverge(double value, double limit) const;                                 // limit > 0; NaN: page
    QColor sequence(double value, double limit) const;                                // exact 0: dock
    QFont font(TextSize size, int weight = QFont::Normal, bool italic = false) const; // pixel-sized IBM Plex Sans
    QPalette palette() const;                                                         // for Fusion
};

inline constexpr std::array textScales{1.0, 1.25, 1.5}; // that a person may choose

// What a hall sees is a text's share of the picture's height: the projector's sizes hold from 900 px on and shrink with
// lower windows, down to 1.17 times the desk's. They are the largest that the pages have room for: the text of the
// other themes grows by textScale, 1 ... 1.5, up to them, and the projector's is the same at every scale.
const Theme& theme(ThemeName name, int windowHeight = 900, double textScale = 1);
void loadFonts(); // once, before the first widget: registers the shipped fonts

} // namespace normscope::ui
