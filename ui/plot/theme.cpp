// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/theme.h"

#include "plot/theme_colours.h"

#include <QFontDatabase>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace normscope::ui {
namespace {

int mixed(int from, int to, double share) { return int(std::lround(from + (to - from) * share)); }

// position in [0, 1]; linear in sRGB between evenly spaced stops.
QColor interpolate(const std::vector<QColor>& stops, double position) {
    const double scaled = std::clamp(position, 0.0, 1.0) * double(stops.size() - 1);
    const std::size_t index = std::min(std::size_t(scaled), stops.size() - 2);
    return blended(stops[index], stops[index + 1], scaled - double(index));
}

// As WCAG 2.1 defines them.
double luminance(const QColor& colour) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

int pixelSize(const Theme& theme, TextSize size) {
    switch (size) {
    case TextSize::Small:
        return theme.small;
    case TextSize::Body:
        return theme.body;
    case TextSize::Large:
        return theme.large;
    }
    throw std::logic_error("unknown text size");
}

constexpr int mostText = 18; // px of small text that the pages have room for, in a window of 900 px

int smallText(ThemeName name, int windowHeight, double textScale) {
    const int room = std::clamp(windowHeight / 50, 14, mostText);
    return name == ThemeName::Projector ? room : std::min(int(std::lround(deskText * textScale)), room);
}

using Sizes = std::array<Theme, mostText - deskText + 1>; // one a size of small text

Sizes inAllSizes(Theme (*make)(int small)) {
    Sizes sizes;
    for (std::size_t more = 0; more < sizes.size(); ++more) sizes[more] = make(deskText + int(more));
    return sizes;
}

const Sizes& sizesOf(ThemeName name) {
    static const Sizes light = inAllSizes(lightTheme), dark = inAllSizes(darkTheme),
                       projector = inAllSizes(projectorTheme), contrasting = inAllSizes(contrastTheme);
    switch (name) {
    case ThemeName::Light:
        return light;
    case ThemeName::Dark:
        return dark;
    case ThemeName::Projector:
        return projector;
    case ThemeName::Contrast:
        return contrasting;
    }
    throw std::logic_error("unknown theme");
}

void setDisabled(QPalette& palette, const Theme& theme) {
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, theme.faint);
    for (const auto role : {QPalette::Base, QPalette::Button}) palette.setColor(QPalette::Disabled, role, theme.dock);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.rule);
}

} // namespace

QColor blended(const QColor& paper, const QColor& colour, double share) {
    return {mixed(paper.red(), colour.red(), share), mixed(paper.green(), colour.green(), share),
            mixed(paper.blue(), colour.blue(), share)};
}

QColor Theme::line(Role role) const {
    switch (role) {
    case Role::Plain:
    case Role::Strong:
        return ink;
    case Role::Muted:
        return muted;
    case Role::None:
        return none.line;
    case Role::Layer:
        return layer.line;
    case Role::Batch:
        return batch.line;
    case Role::Rms:
        return rms.line;
    case Role::Group:
        return group.line;
    case Role::Instance:
        return instance.line;
    case Role::Statistic:
        return statistic.line;
    case Role::Failure:
        return failure;
    case Role::Success:
        return success;
    }
    throw std::logic_error("unknown role");
}

QColor Theme::text(Role role) const {
    switch (role) {
    case Role::None:
        return none.text;
    case Role::Layer:
        return layer.text;
    case Role::Batch:
        return batch.text;
    case Role::Rms:
        return rms.text;
    case Role::Group:
        return group.text;
    case Role::Instance:
        return instance.text;
    case Role::Statistic:
        return statistic.text;
    default:
        return line(role);
    }
}

QColor Theme::second(Role role) const {
    switch (role) {
    case Role::None:
        return none.second;
    case Role::Layer:
        return layer.second;
    case Role::Batch:
        return batch.second;
    case Role::Rms:
        return rms.second;
    case Role::Group:
        return group.second;
    case Role::Instance:
        return instance.second;
    case Role::Statistic:
        return statistic.second;
    default:
        return line(role);
    }
}

// The page's colour cannot be read on BatchNorm's orange.
QColor Theme::onLine(Role role) const { return contrast(page, line(role)) >= 3 ? page : ink; }

QColor Theme::diverge(double value, double limit) const {
    if (!std::isfinite(value)) return page;
    return interpolate(diverging, 0.5 + 0.5 * value / limit);
}

QColor Theme::sequence(double value, double limit) const {
    if (!std::isfinite(value)) return page;
    return value == 0 ? dock : interpolate(sequential, value / limit);
}

QFont Theme::font(TextSize size, int weight, bool italic) const {
    QFont font;
    font.setFamilies({QStringLiteral("IBM Plex Sans"), QStringLiteral("Noto Sans CJK SC")});
    font.setPixelSize(pixelSize(*this, size));
    font.setWeight(QFont::Weight(weight));
    font.setItalic(italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QPalette Theme::palette() const {
    QPalette palette(controlFill, dock);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText,
                            QPalette::Highlight, QPalette::Link, QPalette::LinkVisited, QPalette::BrightText})
        palette.setColor(role, ink);
    for (const auto role : {QPalette::Base, QPalette::Button, QPalette::ToolTipBase})
        palette.setColor(role, controlFill);
    palette.setColor(QPalette::HighlightedText, page);
    palette.setColor(QPalette::AlternateBase, dock);
    palette.setColor(QPalette::PlaceholderText, muted);
    palette.setColor(QPalette::Mid, controlBorder);
    palette.setColor(QPalette::Dark, controlBorder);
    palette.setColor(QPalette::Midlight, rule);
    palette.setColor(QPalette::Light, controlFill);
    setDisabled(palette, *this);
    return palette;
}

const Theme& theme(ThemeName name, int windowHeight, double textScale) {
    return sizesOf(name).at(std::size_t(smallText(name, windowHeight, textScale) - deskText));
}

void loadFonts() {
    for (const char* file : {"Regular", "SemiBold", "Italic"})
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/IBMPlexSans-%1.ttf").arg(QLatin1String(file)));
}

} // namespace normscope::ui
