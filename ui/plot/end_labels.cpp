// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/end_labels.h"

#include "plot/letter_disc.h"
#include "plot/plot_lettering.h"
#include "plot/spread_labels.h"
#include "plot/text_painter.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace normscope::ui {
namespace {

constexpr double gap = 8, distance = 19;
constexpr double behindTheLine = 3, beforeTheWords = 6; // px, of a disc
constexpr double mostOfThePanel = 0.45;
const TextStyle titleStyle{TextSize::Small, Role::Muted};

bool hasEndLabel(const Series& series) { return !series.endLabel.empty() && !series.theory && !series.thin; }

bool hasLetter(const Series& series) {
    return !series.letter.empty() && series.style == SeriesStyle::Line && !series.theory && !series.thin &&
           !series.pending;
}

// That a disc takes before the words.
double discRoom(const Series& series, const Theme& theme) {
    return hasLetter(series) ? letterDiscDiameter(theme) + beforeTheWords * textScale(theme) : 0;
}

// Words with roles of their own keep them: the name in its hue, the number in ink.
TextStyle styleOf(const Series& series) {
    const std::vector<TextRun> runs = textRuns(series.endLabel);
    const bool ownRoles = std::any_of(runs.begin(), runs.end(), [](const TextRun& run) {
        return run.role != Role::Plain && run.role != Role::Muted;
    });
    if (ownRoles) return {TextSize::Body};
    return {TextSize::Body, series.role, QFont::DemiBold};
}

double widthOf(const Series& series, const Theme& theme) {
    if (hasEndLabel(series)) return discRoom(series, theme) + textWidth(series.endLabel, theme, styleOf(series));
    return hasLetter(series) ? letterDiscDiameter(theme) : 0;
}

bool canBeShown(double value, const PlotRange& range) {
    return std::isfinite(value) && (!range.logarithmic || value > 0);
}

// The last point that can be shown, at the edge of the axes where it is outside.
std::optional<QPointF> endOf(const Series& series, const PlotFrame& frame) {
    std::optional<std::size_t> last;
    for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i) {
        const bool shown = canBeShown(series.x[i], frame.x) && canBeShown(series.y[i], frame.y);
        if (shown && (!last || series.x[i] >= series.x[*last])) last = i;
    }
    if (!last) return std::nullopt;
    const QPointF end = frame.pixel(series.x[*last], series.y[*last]);
    const double left = frame.axes.left(), top = frame.axes.top();
    return QPointF(std::clamp(end.x(), left, frame.right()), std::clamp(end.y(), top, top + frame.axes.height()));
}

struct Placer {
    const PlotFrame& frame;
    const Theme& theme;
    double diameter = letterDiscDiameter(theme);
    double column = endLabelsLeft(frame, theme) + diameter / 2; // of discs before words

    // A line that has no value at all has left the axes at the top; without a name there is nothing to place.
    std::optional<EndLabel> atItsEnd(const Series& series) const {
        const std::optional<QPointF> end = endOf(series, frame);
        if (!hasEndLabel(series) && !(hasLetter(series) && end)) return std::nullopt;
        EndLabel label{&series, end ? end->y() : frame.axes.top()};
        if (hasLetter(series))
            label.disc = hasEndLabel(series) ? column : end->x() + behindTheLine * textScale(theme) + diameter / 2;
        return label;
    }
    double placeOf(const EndLabel& label) const { return label.disc.value_or(column); }
    bool isBefore(const EndLabel& a, const EndLabel& b) const { return placeOf(a) < placeOf(b); }

    void spread(std::span<EndLabel> group, double half) const {
        std::vector<double> wishes;
        for (const EndLabel& label : group) wishes.push_back(label.middle);
        const double top = frame.axes.top() + half, bottom = frame.axes.top() + frame.axes.height() - half;
        const std::vector<double> middles =
            spreadLabels(wishes, distance * textScale(theme), top, std::max(bottom, top));
        for (std::size_t k = 0; k < group.size(); ++k) group[k].middle = middles[k];
    }
    // Those that stand beside each other need no distance. labels: left to right.
    void spreadColumns(std::span<EndLabel> labels, double half) const {
        std::size_t first = 0;
        for (std::size_t k = 1; k <= labels.size(); ++k) {
            const bool goesOn = k < labels.size() && placeOf(labels[k]) - placeOf(labels[k - 1]) < diameter + 2;
            if (goesOn) continue;
            spread(labels.subspan(first, k - first), half);
            first = k;
        }
    }
};

} // namespace

bool isDirectlyLabelled(const Plot& plot) { return std::any_of(plot.series.begin(), plot.series.end(), hasEndLabel); }

double endLabelsRoom(const Plot& plot, const Theme& theme, int panelWidth) {
    double widest = plot.endTitle.empty() ? 0 : textWidth(plot.endTitle, theme, titleStyle);
    for (const Series& series : plot.series) widest = std::max(widest, widthOf(series, theme));
    return widest > 0 ? std::min(widest + gap * textScale(theme), mostOfThePanel * panelWidth) : 0;
}

double endLabelsLeft(const PlotFrame& frame, const Theme& theme) { return frame.right() + gap * textScale(theme); }

std::vector<EndLabel> placeEndLabels(const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const Placer placer{frame, theme};
    std::vector<EndLabel> labels;
    for (const Series& series : plot.series)
        if (const std::optional<EndLabel> label = placer.atItsEnd(series)) labels.push_back(*label);
    std::stable_sort(labels.begin(), labels.end(),
                     [&](const EndLabel& a, const EndLabel& b) { return placer.isBefore(a, b); });
    const bool discs =
        std::any_of(labels.begin(), labels.end(), [](const EndLabel& label) { return label.disc.has_value(); });
    placer.spreadColumns(labels, discs ? placer.diameter / 2 : 0.5 * theme.body);
    std::stable_sort(labels.begin(), labels.end(),
                     [](const EndLabel& a, const EndLabel& b) { return a.middle < b.middle; });
    return labels;
}

void drawEndLabels(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const auto draw = [&](QPointF baseline, const Text& text, const TextStyle& style) {
        const double room = frame.size.width() - baseline.x();
        drawText(painter, theme, baseline, text, style, TextAlign::Left, std::max(room, 0.0));
    };
    const double left = endLabelsLeft(frame, theme);
    if (!plot.endTitle.empty()) draw({left, titleBaseline(theme)}, plot.endTitle, titleStyle);
    for (const EndLabel& label : placeEndLabels(plot, frame, theme)) {
        const Series& series = *label.series;
        if (label.disc)
            drawLetterDisc(painter, {*label.disc, label.middle}, {series.letter, series.role, series.second}, theme);
        if (hasEndLabel(series))
            draw({left + discRoom(series, theme), label.middle + 0.35 * theme.body}, series.endLabel, styleOf(series));
    }
}

} // namespace normscope::ui
