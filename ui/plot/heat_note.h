// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

#include <QRectF>

class QPainter;

namespace normscope::ui {

// The map's note; of a map without any finite value that says so.
Text shownNote(const HeatMap& map);
// The read-out in the lower right corner of a map: the last line in ink, those above it muted. On a plate of paper
// where there are cells under it.
void drawHeatNote(QPainter& painter, const Text& note, const PlotFrame& frame, const QRectF& cells, const Theme& theme);
// The same on one line above the cells.
void drawHeatNoteAbove(QPainter& painter, const Text& note, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
