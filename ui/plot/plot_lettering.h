// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

#include <QPen>

class QPainter;

namespace normscope::ui {

// The pen of a series: colour and width by role and style, dashes for theory and for no norm.
QPen seriesPen(const Series& series, const Theme& theme);
QColor seriesFill(const Series& series, const Theme& theme);

// Of the read-outs in the upper right corner, with their marks; 0 when there are none. brief: of series only what
// their marks stand for, and then nothing else.
double notesWidth(const Plot& plot, const Theme& theme, bool brief);
// Everything in words: title, legend beside it, notes, axis titles, tick labels.
void drawPlotLettering(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
