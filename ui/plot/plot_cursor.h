// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

#include <QRectF>

#include <optional>

class QPainter;

// The vertical line through the place that the page speaks of.
namespace normscope::ui {

// Where the line stands; none: no cursor, or beside the axis.
std::optional<double> cursorPixel(const Plot& plot, const PlotFrame& frame);
// The badge stands among the tick labels, which make room for it.
std::optional<QRectF> cursorBadge(const Plot& plot, const PlotFrame& frame, const Theme& theme);
void drawCursorLine(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);
void drawCursorBadge(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
