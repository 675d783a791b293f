// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/plot_frame.h"

#include "plot/plot_lettering.h"
#include "plot/text_painter.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

constexpr double leastWidth = 110; // of the axes, whatever stands beside them

double share(double value, const PlotRange& range) {
    if (range.logarithmic) return std::log(value / range.lower) / std::log(range.upper / range.lower);
    return (value - range.lower) / (range.upper - range.lower);
}

} // namespace

double PlotFrame::xPixel(double value) const { return axes.left() + share(value, x) * axes.width(); }
double PlotFrame::yPixel(double value) const { return axes.top() + (1 - share(value, y)) * axes.height(); }

PlotFrame plotFrame(const Plot& plot, const Theme& theme, const QSize& size, int left, int width) {
    const double scale = textScale(theme);
    const int top = int((plot.title.empty() ? 18 : 40) * scale), bottom = int(26 * scale);
    PlotFrame frame;
    frame.size = size;
    const auto free = [&](bool brief) { return int(size.width() - left - notesWidth(plot, theme, brief) - 8); };
    frame.briefNotes = free(false) < leastWidth * scale;
    width = std::min(width, std::max(free(frame.briefNotes), int(leastWidth * scale)));
    frame.axes = QRect(left, top, std::max(width, 10), std::max(size.height() - top - bottom, 10));
    frame.x = plotRange(plot.x);
    frame.y = plotRange(plot.y);
    frame.xTicks = plotTicks(frame.x, std::max(2, int(frame.axes.width() / (36 * scale))));
    frame.yTicks = plotTicks(frame.y, std::max(1, int(frame.axes.height() / (40 * scale))));
    return frame;
}

} // namespace normscope::ui
