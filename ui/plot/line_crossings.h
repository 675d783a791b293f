// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

#include <vector>

class QPainter;

// Where the cursor of a plot meets its lines.
namespace normscope::ui {

struct Crossing {
    const Series* series = nullptr;
    QPointF at;                   // px
    Text label;                   // empty: none
    double before = 0, after = 0; // px, height of the neighbouring points; its own where there is none
};

// Measured lines that have a point at the cursor, not between two, and that the animation has reached there.
std::vector<Crossing> lineCrossings(const Plot& plot, const PlotFrame& frame);
void drawRings(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);
// The values beside the rings.
void drawCursorLabels(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
