// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/plot_lettering.h"

#include "plot/axis_words.h"
#include "plot/end_labels.h"
#include "plot/inner_labels.h"
#include "plot/line_form.h"
#include "plot/point_labels.h"
#include "plot/series_sample.h"
#include "plot/series_style.h"
#include "plot/text_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

const TextStyle mutedStyle{TextSize::Small, Role::Muted};
constexpr double markRoom = 24; // of a series' mark and the gap before its words

struct Letterer {
    QPainter& painter;
    const Plot& plot;
    const PlotFrame& frame;
    const Theme& theme;
    double scale = textScale(theme);

    double right() const { return frame.size.width(); }
    double titleRight() const { return plot.endTitle.empty() ? right() : endLabelsLeft(frame, theme) - 8 * scale; }
    double capHalf() const { return 0.35 * theme.small; }
};

bool isArea(SeriesStyle style) {
    return style == SeriesStyle::FilledSteps || style == SeriesStyle::Bars || style == SeriesStyle::Band;
}

void drawSample(const Letterer& set, const Series& series, double left, double middle) {
    const double width = 18 * set.scale;
    if (series.style == SeriesStyle::Points && series.crosses)
        return drawMarker(set.painter, {left + width / 2, middle}, {MarkerShape::Cross}, set.theme.line(series.role),
                          set.theme);
    if (series.style == SeriesStyle::Points) {
        set.painter.setPen(Qt::NoPen);
        set.painter.setBrush(set.theme.line(series.role));
        set.painter.drawEllipse(QPointF(left + width / 2, middle), 3.5 * set.scale, 3.5 * set.scale);
        return set.painter.setBrush(Qt::NoBrush);
    }
    if (!isArea(series.style))
        return drawSeriesSample(set.painter, series, {left, middle, left + width, middle}, set.theme);
    set.painter.setPen(seriesPen(series, set.theme));
    set.painter.setBrush(seriesFill(series, set.theme));
    set.painter.drawRect(QRectF(left, middle - 4 * set.scale, width, 8 * set.scale));
    set.painter.setBrush(Qt::NoBrush);
}

void drawLegend(const Letterer& set, double left, double baseline) {
    for (const Series& series : set.plot.series) {
        if (series.label.empty() || !series.note.empty()) continue;
        const TextStyle style{TextSize::Small, Role::Muted, QFont::Normal, series.theory};
        const double width = textWidth(series.label, set.theme, style), words = left + 24 * set.scale;
        if (words + width > set.titleRight()) return;
        drawSample(set, series, left, baseline - set.capHalf());
        drawText(set.painter, set.theme, {words, baseline}, series.label, style);
        left = words + width + 16 * set.scale;
    }
}

void drawTitle(const Letterer& set) {
    const TextStyle style{TextSize::Body, Role::Plain, QFont::DemiBold};
    const double baseline = titleBaseline(set.theme), room = std::max(set.titleRight() - set.frame.axes.left(), 0.0);
    double left = set.frame.axes.left();
    drawText(set.painter, set.theme, {left, baseline}, set.plot.title, style, TextAlign::Left, room);
    left += textWidth(set.plot.title, set.theme, style);
    if (!set.plot.subtitle.empty()) {
        left += 8 * set.scale;
        drawText(set.painter, set.theme, {left, baseline}, set.plot.subtitle, mutedStyle, TextAlign::Left,
                 std::max(set.titleRight() - left, 0.0));
        left += textWidth(set.plot.subtitle, set.theme, mutedStyle);
    }
    if (!isDirectlyLabelled(set.plot)) drawLegend(set, left + 20 * set.scale, baseline);
}

Text noteOf(const Series& series, bool brief) {
    return brief ? series.label : Text("%1 %2", {series.label, series.note});
}

// Beside the axes; where they would get too narrow, only what the marks stand for.
void drawNotes(const Letterer& set) {
    double baseline = set.frame.axes.top() + 10 * set.scale;
    const auto draw = [&](const Text& note) {
        drawText(set.painter, set.theme, {set.right(), baseline}, note, mutedStyle, TextAlign::Right,
                 set.right() - set.frame.axes.left());
        baseline += 16 * set.scale;
    };
    for (const Series& series : set.plot.series) {
        if (series.note.empty()) continue;
        const Text note = noteOf(series, set.frame.briefNotes);
        const double mark = set.right() - textWidth(note, set.theme, mutedStyle) - markRoom * set.scale;
        drawSample(set, series, mark, baseline - set.capHalf());
        draw(note);
    }
    const bool marked = notesWidth(set.plot, set.theme, true) > 0;
    if (!(set.frame.briefNotes && marked))
        for (const Text& note : set.plot.notes) draw(note);
}

} // namespace

double notesWidth(const Plot& plot, const Theme& theme, bool brief) {
    double widest = 0;
    for (const Series& series : plot.series)
        if (!series.note.empty())
            widest =
                std::max(widest, textWidth(noteOf(series, brief), theme, mutedStyle) + markRoom * textScale(theme));
    if (brief && widest > 0) return widest;
    for (const Text& note : plot.notes) widest = std::max(widest, textWidth(note, theme, mutedStyle));
    return widest;
}

double titleBaseline(const Theme& theme) { return 20 * textScale(theme); }

void drawPlotLettering(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const Letterer set{painter, plot, frame, theme};
    painter.setRenderHint(QPainter::Antialiasing);
    drawTitle(set);
    drawNotes(set);
    drawXAxisWords(painter, plot, frame, theme);
    drawYAxisWords(painter, plot, frame, theme);
    drawEndLabels(painter, plot, frame, theme);
    drawInnerLabels(painter, plot, frame, theme);
    drawPointLabels(painter, plot, frame, theme);
}

} // namespace normscope::ui
