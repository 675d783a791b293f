// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

#include <QString>

#include <vector>

class QPainter;

// Points that have no place on a logarithmic axis: zeros, negative numbers and what is not finite. They are gaps in
// their lines, so the plot says how many they are.
namespace normscope::ui {

struct UndrawnPoints {
    Index undrawn = 0;
    Index all = 0;
    std::vector<double> values = {}; // of the undrawn, each once in the order of the data: at most as many as are said
    bool others = false;             // there are more than those
};

// Of the measured lines, points and bars: not of theory, bands, histograms or what the animation has not reached. NaN
// before the first value of a series and after its last one is no point of it. Nothing on linear axes.
UndrawnPoints undrawnPoints(const Plot& plot);

// "3 of 7 points not drawn (0, −1, NaN)" in the language of the window; empty when all are drawn.
QString undrawnWords(const UndrawnPoints& points);

// In a left corner inside the axes, the one that is freer of lines.
void drawUndrawnNote(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
