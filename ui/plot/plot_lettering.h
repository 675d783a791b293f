// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

class QPainter;

namespace normscope::ui {

// Of the read-outs in the upper right corner, with their marks; 0 when there are none. brief: of series only what
// their marks stand for, and then nothing else.
double notesWidth(const Plot& plot, const Theme& theme, bool brief);
double titleBaseline(const Theme& theme);
// Everything in words that does not belong to the cursor: title, legend beside it, notes, axis titles, tick labels, the
// labels of lines, bars and points.
void drawPlotLettering(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
