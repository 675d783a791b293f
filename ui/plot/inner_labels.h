// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

class QPainter;

namespace normscope::ui {

// Inside the axes, near the right end of their line and clear of others: the end labels of theory, and in a plot that
// labels its lines directly all that would stand in a legend. Theory is in italics.
void drawInnerLabels(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
