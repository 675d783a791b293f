// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/end_labels.h"

#include "plot/plot_lettering.h"
#include "plot/spread_labels.h"
#include "plot/text_painter.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

constexpr double gap = 8, distance = 19;
constexpr double mostOfThePanel = 0.45;
const TextStyle titleStyle{TextSize::Small, Role::Muted};

bool hasEndLabel(const Series& series) { return !series.endLabel.empty() && !series.theory; }

// Words with roles of their own keep them: the name in its hue, the number in ink.
TextStyle styleOf(const Series& series) {
    const std::vector<TextRun> runs = textRuns(series.endLabel);
    const bool ownRoles = std::any_of(runs.begin(), runs.end(), [](const TextRun& run) {
        return run.role != Role::Plain && run.role != Role::Muted;
    });
    if (ownRoles) return {TextSize::Body};
    return {TextSize::Body, series.role, QFont::DemiBold};
}

// Of the last point that can be shown. A line without one has left the axes at the top.
double endOf(const Series& series, const PlotFrame& frame) {
    const double top = frame.axes.top();
    const std::size_t count = std::min(series.x.size(), series.y.size());
    double lastX = -unlimited, end = top;
    for (std::size_t i = 0; i < count; ++i) {
        const double pixel = frame.yPixel(series.y[i]);
        if (!std::isfinite(pixel) || !(series.x[i] >= lastX)) continue;
        lastX = series.x[i];
        end = pixel;
    }
    return std::clamp(end, top, top + frame.axes.height());
}

} // namespace

bool isDirectlyLabelled(const Plot& plot) { return std::any_of(plot.series.begin(), plot.series.end(), hasEndLabel); }

double endLabelsRoom(const Plot& plot, const Theme& theme, int panelWidth) {
    double widest = plot.endTitle.empty() ? 0 : textWidth(plot.endTitle, theme, titleStyle);
    for (const Series& series : plot.series)
        if (hasEndLabel(series)) widest = std::max(widest, textWidth(series.endLabel, theme, styleOf(series)));
    return widest > 0 ? std::min(widest + gap * textScale(theme), mostOfThePanel * panelWidth) : 0;
}

double endLabelsLeft(const PlotFrame& frame, const Theme& theme) { return frame.right() + gap * textScale(theme); }

std::vector<EndLabel> placeEndLabels(const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    std::vector<EndLabel> labels;
    std::vector<double> ends;
    for (const Series& series : plot.series) {
        if (!hasEndLabel(series)) continue;
        labels.push_back({&series, 0});
        ends.push_back(endOf(series, frame));
    }
    const double half = 0.5 * theme.body, top = frame.axes.top(), bottom = top + frame.axes.height();
    const std::vector<double> middles =
        spreadLabels(ends, distance * textScale(theme), top + half, std::max(bottom - half, top + half));
    for (std::size_t k = 0; k < labels.size(); ++k) labels[k].middle = middles[k];
    std::stable_sort(labels.begin(), labels.end(),
                     [](const EndLabel& a, const EndLabel& b) { return a.middle < b.middle; });
    return labels;
}

void drawEndLabels(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const double left = endLabelsLeft(frame, theme), room = frame.size.width() - left;
    const auto draw = [&](double baseline, const Text& text, const TextStyle& style) {
        drawText(painter, theme, {left, baseline}, text, style, TextAlign::Left, std::max(room, 0.0));
    };
    if (!plot.endTitle.empty()) draw(titleBaseline(theme), plot.endTitle, titleStyle);
    for (const EndLabel& label : placeEndLabels(plot, frame, theme))
        draw(label.middle + 0.35 * theme.body, label.series->endLabel, styleOf(*label.series));
}

} // namespace normscope::ui
