// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/theme_colours.h"

#include <initializer_list>

namespace normscope::ui {
namespace {

QColor rgb(QRgb value) { return QColor::fromRgb(value); }

// A second line keeps away from the paper, and from those of the other hues: to eyes without red or green, too.
HuePair hue(QRgb line, QRgb text) { return {rgb(line), rgb(text), rgb(line).darker(230)}; }
HuePair hueOnDark(QRgb line, QRgb text) { return {rgb(line), rgb(text), blended(rgb(line), rgb(0xFFFFFF), 0.5)}; }
HuePair hueOnBlack(QRgb hue) { return {rgb(hue), rgb(hue), blended(rgb(0x000000), rgb(hue), 0.76)}; }

std::vector<QColor> stops(std::initializer_list<QRgb> values) {
    std::vector<QColor> colours;
    for (const QRgb value : values) colours.push_back(rgb(value));
    return colours;
}

std::vector<QColor> divergingOnWhite() {
    return stops({0x1F3A6E, 0x3C5C90, 0x5C7FB3, 0x8FA7CB, 0xC3D0E2, 0xDCE2EA, 0xF5F4F1, 0xEFDFD7, 0xE9CBBE, 0xD89E8B,
                  0xC4705A, 0xA44B3B, 0x84241C});
}

std::vector<QColor> divergingOnDark() {
    return stops({0xA9C6F2, 0x8BAEE2, 0x6E97D2, 0x5575A8, 0x3D5580, 0x303E56, 0x23282E, 0x513936, 0x80483B, 0xA7614F,
                  0xD07C64, 0xE49F89, 0xF6C3AE});
}

std::vector<QColor> divergingOnBlack() {
    return stops({0xCFE6FF, 0x9CCBFF, 0x6AAEFF, 0x3E8CEB, 0x2766B5, 0x1B447A, 0x262626, 0x6E3A1E, 0xA8561F, 0xDB7423,
                  0xFF973F, 0xFFBD80, 0xFFE2C7});
}

// viridis
std::vector<QColor> sequentialStops() {
    return stops(
        {0x440154, 0x482475, 0x414487, 0x355F8D, 0x2A788E, 0x21918C, 0x22A884, 0x44BF70, 0x7AD151, 0xBDDF26, 0xFDE725});
}

// Its darkest stops are lost on black.
std::vector<QColor> sequentialOnBlack() {
    std::vector<QColor> colours = sequentialStops();
    colours.erase(colours.begin(), colours.begin() + 2);
    return colours;
}

void setText(Theme& theme, int small) {
    theme.small = small;
    theme.body = small * 7 / 6;
    theme.large = small * 3 / 2;
    theme.largeText = small > deskText;
}

void setPaper(Theme& theme, QRgb page, QRgb dock, QRgb bar) {
    theme.page = rgb(page);
    theme.dock = rgb(dock);
    theme.bar = rgb(bar);
}

void setInk(Theme& theme, QRgb ink, QRgb muted, QRgb faint, QRgb grid, QRgb rule) {
    theme.ink = rgb(ink);
    theme.muted = rgb(muted);
    theme.faint = rgb(faint);
    theme.grid = rgb(grid);
    theme.rule = rgb(rule);
}

void setControls(Theme& theme, QRgb fill, QRgb border, QRgb pressed) {
    theme.controlFill = rgb(fill);
    theme.controlBorder = rgb(border);
    theme.controlPressed = rgb(pressed);
}

} // namespace

Theme lightTheme(int small) {
    Theme theme;
    theme.name = ThemeName::Light;
    setText(theme, small);
    setPaper(theme, 0xFFFFFF, 0xF5F6F6, 0xECEEEF);
    setInk(theme, 0x1B242C, 0x56626C, 0x89939B, 0xE7EAEC, 0xD3D8DC);
    setControls(theme, 0xFFFFFF, 0xB6BEC5, 0xDFE4E8);
    theme.none = hue(0x767E86, 0x5F676E);
    theme.layer = hue(0x0072B2, 0x00639C);
    theme.layer.second = rgb(0x00304D);
    theme.batch = hue(0xE69F00, 0x8A5A00);
    theme.rms = hue(0x009E73, 0x007555);
    theme.rms.second = rgb(0x005840);
    theme.group = hue(0x5E35B1, 0x5B3CA3);
    theme.group.second = rgb(0x3D2273);
    theme.instance = hue(0x6B7F1A, 0x56671A);
    theme.statistic = hue(0xCC79A7, 0x9A3C73);
    theme.statisticBand = rgb(0xF7E6EF);
    theme.failure = rgb(0xA63A2B);
    theme.success = rgb(0x2F6B3A);
    theme.diverging = divergingOnWhite();
    theme.sequential = sequentialStops();
    return theme;
}

Theme darkTheme(int small) {
    Theme theme;
    theme.name = ThemeName::Dark;
    setText(theme, small);
    setPaper(theme, 0x171B20, 0x1D2228, 0x242A31);
    setInk(theme, 0xE9ECEE, 0xA7B1BA, 0x76818B, 0x2A3138, 0x363E47);
    setControls(theme, 0x262D34, 0x4C5660, 0x343D47);
    theme.none = hueOnDark(0x98A2AB, 0xA7B1BA);
    theme.none.second = rgb(0x6A7178);
    theme.layer = hueOnDark(0x4FA8E0, 0x6BB8E8);
    theme.layer.second = rgb(0x9CCBEC);
    theme.batch = hueOnDark(0xF0B030, 0xF0B84A);
    theme.rms = hueOnDark(0x2CC295, 0x43CFA5);
    theme.rms.second = rgb(0xA8EBD4);
    theme.group = hueOnDark(0x9370EA, 0xC4B0F5);
    theme.group.second = rgb(0xF2ECFF);
    theme.instance = hueOnDark(0xB7C95A, 0xC3D36E);
    theme.instance.second = rgb(0x7B8838);
    theme.statistic = hueOnDark(0xDB92BA, 0xE6A6C8);
    theme.statisticBand = rgb(0x3D2A36);
    theme.failure = rgb(0xF0907C);
    theme.success = rgb(0x7CC78A);
    theme.diverging = divergingOnDark();
    theme.sequential = sequentialStops();
    return theme;
}

Theme projectorTheme(int small) {
    Theme theme = lightTheme(small);
    theme.name = ThemeName::Projector;
    setPaper(theme, 0xFFFFFF, 0xFFFFFF, 0xF0F1F2);
    setInk(theme, 0x000000, 0x3A444C, 0x6B757D, 0xDDE1E4, 0xAEB6BC);
    setControls(theme, 0xFFFFFF, 0x7C868E, 0xDFE4E8);
    theme.none = hue(0x646C73, 0x5F676E);
    theme.layer = hue(0x0068A3, 0x00568A);
    theme.layer.second = rgb(0x00304D);
    theme.batch = hue(0xC27A00, 0x7A4E00);
    theme.rms = hue(0x00855F, 0x007555);
    theme.rms.second = rgb(0x00563E);
    theme.group = hue(0x5B3CA3, 0x4A2F8A);
    theme.group.second = rgb(0x3A2468);
    theme.instance = hue(0x56671A, 0x45530F);
    theme.statistic = hue(0xB9568E, 0x8A2C63);
    theme.lineScale = small / 9.0;
    return theme;
}

Theme contrastTheme(int small) {
    Theme theme;
    theme.name = ThemeName::Contrast;
    setText(theme, small);
    setPaper(theme, 0x000000, 0x000000, 0x141414);
    setInk(theme, 0xFFFFFF, 0xD6D6D6, 0xA6A6A6, 0x3A3A3A, 0x8A8A8A);
    setControls(theme, 0x000000, 0xFFFFFF, 0x404040);
    theme.none = hueOnBlack(0xC0C0C0);
    theme.layer = hueOnBlack(0x5CE1FF);
    theme.batch = hueOnBlack(0xFFD800);
    theme.rms = hueOnBlack(0x00E08A);
    theme.rms.second = rgb(0xB8F5DC);
    theme.group = hueOnBlack(0xB98CFF);
    theme.instance = hueOnBlack(0xE8FFA0);
    theme.instance.second = rgb(0x8B9960);
    theme.statistic = hueOnBlack(0xFF9AD0);
    theme.statisticBand = rgb(0x3A0F2C);
    theme.failure = rgb(0xFF8A7A);
    theme.success = rgb(0x6BF09A);
    theme.diverging = divergingOnBlack();
    theme.sequential = sequentialOnBlack();
    theme.lineScale = 1.5;
    return theme;
}

} // namespace normscope::ui
