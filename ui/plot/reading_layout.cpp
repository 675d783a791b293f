// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/reading_layout.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace normscope::ui {
namespace {

constexpr double cardPadding = 14, titleRoom = 32, cardTitleRoom = 24, paragraphGap = 8; // px
constexpr double broad = 1.4; // advance of a sign that needs two places, in places

// Line breaks that were typed can be seen as well.
TextLine typed(TextLine paragraph) {
    for (TextRun& run : paragraph) run.text.replace(u'\n', QStringLiteral("¶\n"));
    return paragraph;
}

struct Layouter {
    const Reading& reading;
    const Theme& theme;
    TextSize size;
    double scale = textScale(theme);

    TextStyle style() const { return {size, Role::Plain, QFont::Normal, false, true}; }
    double typedWidth(const TextLine& line) const {
        int places = 0;
        for (const TextRun& run : line)
            for (const QChar sign : run.text) places += placesOf(sign, theme, size);
        return places * signPitch(theme, size);
    }
    std::vector<TextLine> linesOf(const Text& paragraph, double room) const {
        if (!reading.typewriter) return wrapped(paragraph, theme, style(), room);
        const auto width = [this](const TextLine& line) { return typedWidth(line); };
        return wrapped(typed(textRuns(paragraph)), {width, room, true});
    }
    double firstTop(const QRectF& text) const {
        if (reading.title.empty() && reading.subtitle.empty()) return text.top();
        return text.top() + (reading.card ? cardTitleRoom : titleRoom) * scale;
    }
    ReadingLayout layOut(const QRectF& place) const {
        ReadingLayout layout;
        const double padding = reading.card ? cardPadding * scale : 0;
        layout.size = size;
        layout.text = place.adjusted(padding, padding, -padding, -padding);
        layout.titleBaseline = layout.text.top() + (reading.card ? 12 : 20) * scale;
        const double pitch = linePitch(theme, size), below = 0.35 * (size == TextSize::Body ? theme.body : theme.small);
        double top = firstTop(layout.text);
        for (const Text& paragraph : reading.paragraphs) {
            for (TextLine& line : linesOf(paragraph, std::max(layout.text.width(), 1.0))) {
                layout.lines.push_back({std::move(line), top + pitch / 2 + below});
                top += pitch;
            }
            top += paragraphGap * scale;
        }
        layout.bottom = top - (reading.paragraphs.empty() ? 0 : paragraphGap * scale) + padding;
        return layout;
    }
};

void cutAt(ReadingLayout& layout, double bottom) {
    const auto isBelow = [&](const ReadingLayout::Line& line) { return line.baseline > bottom; };
    const auto first = std::find_if(layout.lines.begin(), layout.lines.end(), isBelow);
    if (first == layout.lines.end()) return;
    layout.cut = true;
    layout.lines.erase(first, layout.lines.end());
    if (!layout.lines.empty()) layout.lines.back().words.push_back({QStringLiteral(" …"), Role::Plain});
}

} // namespace

ReadingLayout layOutReading(const Reading& reading, const Theme& theme, const QRectF& place) {
    const ReadingLayout large = Layouter{reading, theme, TextSize::Body}.layOut(place);
    if (large.bottom <= place.bottom()) return large;
    ReadingLayout small = Layouter{reading, theme, TextSize::Small}.layOut(place);
    if (small.bottom <= place.bottom()) return small;
    cutAt(small, small.text.bottom() - 2);
    small.bottom = place.bottom();
    return small;
}

int readingHeight(const Reading& reading, const Theme& theme, int width) {
    return int(std::ceil(layOutReading(reading, theme, {0, 0, double(width), 1e6}).bottom)) + 2;
}

double signPitch(const Theme& theme, TextSize size) {
    return std::round(0.66 * (size == TextSize::Body ? theme.body : theme.small));
}

int placesOf(QChar sign, const Theme& theme, TextSize size) {
    if (sign.unicode() < 0x2E80) return sign == u'\n' ? 0 : 1; // Latin, Greek, Cyrillic: narrower than two places
    const double advance = QFontMetricsF(theme.font(size)).horizontalAdvance(sign);
    return advance > broad * signPitch(theme, size) ? 2 : 1;
}

} // namespace normscope::ui
