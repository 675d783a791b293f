// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

#include <QPointF>

#include <vector>

class QPainter;

namespace normscope::ui {

// px. A line joins neighbours: of a point between two gaps, or of the only one, it would show nothing.
std::vector<QPointF> lonePoints(const Series& line, const PlotFrame& frame);
// As dots a little wider than their lines; what lies beside the axes is left out.
void drawLonePoints(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
