// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/plot_frame.h"

#include "plot/axis_words.h"
#include "plot/end_labels.h"
#include "plot/plot_lettering.h"
#include "plot/text_painter.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

constexpr double leastWidth = 110; // of the axes, whatever stands beside them
constexpr double reach = 6;        // px outside the axis from which its end can be hit

double share(double value, const PlotRange& range) {
    if (range.logarithmic) return std::log(value / range.lower) / std::log(range.upper / range.lower);
    return (value - range.lower) / (range.upper - range.lower);
}

double valueAt(double share, const PlotRange& range) {
    if (range.logarithmic) return range.lower * std::pow(range.upper / range.lower, share);
    return range.lower + share * (range.upper - range.lower);
}

bool isWhole(double x) { return x == std::round(x); }

// Layers, steps, depths: all places are whole numbers. Edges of a histogram are measured values that may be whole.
TickNumbers numbersOf(const Plot& plot) {
    bool whole = false;
    for (const Series& series : plot.series) {
        if (series.theory) continue;
        const bool edges = series.style == SeriesStyle::Steps || series.style == SeriesStyle::FilledSteps;
        if (edges || !std::all_of(series.x.begin(), series.x.end(), isWhole)) return TickNumbers::All;
        whole = whole || !series.x.empty();
    }
    return whole ? TickNumbers::Whole : TickNumbers::All;
}

// For tick labels or the badge of the cursor, which stands among them.
int roomBelow(const Plot& plot, double scale) {
    const bool badge = plot.cursor && !plot.cursor->label.empty();
    return int((plot.hideXLabels && !badge ? 8 : 26) * scale);
}

int roomBeside(const Plot& plot, const Theme& theme, int panelWidth, bool brief) {
    return int(std::ceil(std::max(notesWidth(plot, theme, brief) + 8, endLabelsRoom(plot, theme, panelWidth))));
}

// Names of places may need more room below the axis.
void setXAxis(PlotFrame& frame, const Plot& plot, const Theme& theme) {
    frame.x = plotRange(plot.x);
    const int count = std::max(2, int(frame.axes.width() / (36 * textScale(theme))));
    frame.xTicks =
        plot.x.ticks.empty() ? plotTicks(frame.x, count, numbersOf(plot)) : namedTicks(plot.x.ticks, frame.x);
    const XAxisRows rows = xAxisRows(plot, frame, theme);
    frame.xLabelLines = rows.lines;
    frame.xTitleBelow = rows.titleBelow;
}

void setYAxis(PlotFrame& frame, const Plot& plot, double scale) {
    frame.y = plotRange(plot.y);
    const int count = std::max(1, int(frame.axes.height() / (40 * scale)));
    frame.yTicks = plot.y.ticks.empty() ? plotTicks(frame.y, count) : namedTicks(plot.y.ticks, frame.y);
}

} // namespace

double PlotFrame::xPixel(double value) const { return axes.left() + share(value, x) * axes.width(); }
double PlotFrame::yPixel(double value) const { return axes.bottom() - share(value, y) * axes.height(); }

double PlotFrame::xValue(double pixel) const { return valueAt((pixel - axes.left()) / axes.width(), x); }

std::optional<double> PlotFrame::xUnder(double pixel) const {
    if (pixel < axes.left() - reach || pixel > right() + reach) return std::nullopt;
    return std::clamp(xValue(pixel), x.lower, x.upper);
}

PlotFrame plotFrame(const Plot& plot, const Theme& theme, const QSize& size, int left, int width) {
    const double scale = textScale(theme);
    const int top = int((plot.title.empty() ? 18 : 40) * scale), least = int(leastWidth * scale);
    PlotFrame frame;
    frame.size = size;
    const auto free = [&](bool brief) { return size.width() - left - roomBeside(plot, theme, size.width(), brief); };
    frame.briefNotes = free(false) < least;
    width = std::min(width, std::max(free(frame.briefNotes), least));
    frame.axes = QRect(left, top, std::max(width, 10), 10);
    setXAxis(frame, plot, theme);
    const int below = roomBelow(plot, scale) + XAxisRows{frame.xLabelLines, frame.xTitleBelow}.height(scale);
    frame.axes.setHeight(std::max(size.height() - top - below, 10));
    setYAxis(frame, plot, scale);
    return frame;
}

int roomBeside(const Plot& plot, const Theme& theme, int panelWidth) {
    return roomBeside(plot, theme, panelWidth, false);
}

} // namespace normscope::ui
