// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/axis_words.h"

#include "plot/math_box.h"
#include "plot/plot_cursor.h"
#include "plot/text_lines.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

const TextStyle mutedStyle{TextSize::Small, Role::Muted};
constexpr double rowPitch = 15, nameGap = 6; // px
constexpr std::size_t mostLines = 2;         // of a name

MathBox tickBox(const PlotTick& tick, const Theme& theme) {
    return mathText(tick.label, theme.font(TextSize::Small), theme.muted);
}

// A number without its end would be another number.
bool isNumber(const QString& label) {
    return label.contains(u'^') || std::any_of(label.begin(), label.end(), [](QChar sign) { return sign.isDigit(); });
}

// The name of a place on the x axis.
struct PlaceName {
    double middle = 0, half = 0; // px
    std::vector<TextLine> lines = {};
    double room = unlimited;
};

double pitchAt(const PlotFrame& frame, std::size_t tick) {
    double pitch = frame.axes.width();
    for (const std::size_t other : {tick - 1, tick + 1}) // the one before the first is none
        if (other < frame.xTicks.size())
            pitch = std::min(pitch, std::abs(frame.xPixel(frame.xTicks[other].position) -
                                             frame.xPixel(frame.xTicks[tick].position)));
    return pitch;
}

PlaceName placeName(const PlotFrame& frame, std::size_t tick, const Theme& theme) {
    const QString& label = frame.xTicks[tick].label;
    PlaceName name{frame.xPixel(frame.xTicks[tick].position)};
    const double room = std::max(pitchAt(frame, tick) - nameGap * textScale(theme), 1.0);
    if (!isNumber(label)) name.room = room;
    const Text text("%1", {{label.toStdString()}});
    const double whole = std::max(room, widestWord(text, theme, mutedStyle));
    name.lines = atMost(wrapped(text, theme, mutedStyle, whole), mostLines);
    name.half = std::min(widestLine(name.lines, theme, mutedStyle), name.room) / 2;
    return name;
}

std::vector<PlaceName> placeNames(const PlotFrame& frame, const Theme& theme) {
    std::vector<PlaceName> names;
    for (std::size_t tick = 0; tick < frame.xTicks.size(); ++tick) names.push_back(placeName(frame, tick, theme));
    return names;
}

// What stands below the axis must leave its neighbours alone: the title first, then the badge of the cursor.
struct XAxisRoom {
    double titleLeft = unlimited;
    std::optional<QRectF> badge;
    double taken = -unlimited; // by names, from the left

    bool isFree(double left, double right) const {
        const bool besideBadge = !badge || right + 4 <= badge->left() || left - 4 >= badge->right();
        return besideBadge && right + 8 <= titleLeft && left >= taken;
    }
};

// The baseline of the first line.
double belowAxis(const PlotFrame& frame, double scale) {
    return frame.axes.top() + frame.axes.height() + 4 + 13.5 * scale;
}

struct Writer {
    QPainter& painter;
    const Plot& plot;
    const PlotFrame& frame;
    const Theme& theme;
    double scale = textScale(theme);

    double right() const { return frame.size.width(); }
    double below() const { return belowAxis(frame, scale); }
    // Returns the room that it leaves.
    XAxisRoom drawXTitle() const {
        XAxisRoom room{unlimited, cursorBadge(plot, frame, theme)};
        const QString title = axisTitle(plot.x);
        if (title.isEmpty()) return room;
        const double width = textWidth(title, theme, mutedStyle), start = right() - width;
        if (frame.xTitleBelow) {
            const double centre = frame.axes.left() + frame.axes.width() / 2.0;
            drawText(painter, theme, {centre, xTitleBaseline(frame, theme)}, title, mutedStyle, TextAlign::Centre);
        } else if (room.isFree(start, right())) {
            drawText(painter, theme, {right(), below()}, title, mutedStyle, TextAlign::Right);
            room.titleLeft = start;
        }
        return room;
    }
    void drawNumbers(const XAxisRoom& room) const {
        for (const PlotTick& tick : frame.xTicks) {
            const double x = frame.xPixel(tick.position);
            const MathBox box = tickBox(tick, theme);
            const double half = box.width / 2;
            if (room.isFree(x - half, x + half)) box.draw(painter, {x - half, below()});
        }
    }
    void drawNames(XAxisRoom room) const {
        for (const PlaceName& name : placeNames(frame, theme)) {
            if (!room.isFree(name.middle - name.half, name.middle + name.half)) continue;
            for (std::size_t k = 0; k < name.lines.size(); ++k)
                drawRuns(painter, theme, {name.middle, below() + double(k) * rowPitch * scale}, name.lines[k],
                         mutedStyle, TextAlign::Centre, name.room);
            room.taken = name.middle + name.half + 2;
        }
    }
    void drawYTick(const PlotTick& tick, double left, double baseline) const {
        if (!plot.y.ticks.empty() && !isNumber(tick.label))
            return drawText(painter, theme, {left, baseline}, tick.label, mutedStyle, TextAlign::Right,
                            std::max(left, 1.0));
        const MathBox box = tickBox(tick, theme);
        box.draw(painter, {left - box.width, baseline});
    }
};

} // namespace

QString axisTitle(const Axis& axis) {
    const QString title = translated(axis.title), unit = QString::fromStdString(axis.unit);
    return title.isEmpty() || unit.isEmpty() ? title + unit : title + QStringLiteral(", ") + unit;
}

double xTitleBaseline(const PlotFrame& frame, const Theme& theme) {
    return belowAxis(frame, textScale(theme)) + frame.xLabelLines * rowPitch * textScale(theme);
}

int XAxisRows::height(double scale) const { return int((lines - 1 + (titleBelow ? 1 : 0)) * rowPitch * scale); }

XAxisRows xAxisRows(const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    XAxisRows rows;
    if (plot.x.ticks.empty() || plot.hideXLabels) return rows;
    double reach = 0;
    for (const PlaceName& name : placeNames(frame, theme)) {
        rows.lines = std::max(rows.lines, int(name.lines.size()));
        reach = std::max(reach, name.middle + name.half);
    }
    const QString title = axisTitle(plot.x);
    rows.titleBelow = !title.isEmpty() && reach + 8 > frame.size.width() - textWidth(title, theme, mutedStyle);
    return rows;
}

void drawXAxisWords(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    if (plot.hideXLabels) return;
    const Writer writer{painter, plot, frame, theme};
    const XAxisRoom room = writer.drawXTitle();
    if (plot.x.ticks.empty())
        writer.drawNumbers(room);
    else
        writer.drawNames(room);
}

// The title left of the axis at its top where it fits, else above the axis.
void drawYAxisWords(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const Writer writer{painter, plot, frame, theme};
    const QString title = axisTitle(plot.y);
    const double left = frame.axes.left() - 8, baseline = frame.axes.top() + 4 * writer.scale;
    const bool beside = textWidth(title, theme, mutedStyle) <= left;
    if (beside)
        drawText(painter, theme, {left, baseline}, title, mutedStyle, TextAlign::Right);
    else
        drawText(painter, theme, {left + 8, baseline - 8 * writer.scale}, title, mutedStyle);
    double last = unlimited; // named places may lie as close as they like
    for (const PlotTick& tick : frame.yTicks) {
        const double middle = frame.yPixel(tick.position) + 0.35 * theme.small;
        const bool free = title.isEmpty() || !beside || middle - baseline > 1.1 * theme.small;
        if (!free || (!plot.y.ticks.empty() && std::abs(last - middle) < 1.1 * theme.small)) continue;
        writer.drawYTick(tick, left, middle);
        last = middle;
    }
}

} // namespace normscope::ui
