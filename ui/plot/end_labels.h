// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

#include <optional>
#include <vector>

class QPainter;

// Names and values of lines at their right ends, beside the axes, and the letters of arms in discs: before the name, or
// behind the last point of a line without one.
namespace normscope::ui {

struct EndLabel {
    const Series* series = nullptr;
    double middle = 0;               // px, where the label stands; its line may end a little higher or lower
    std::optional<double> disc = {}; // px, x of the centre of the letter's disc
};

// Such a plot has no legend: what else is to be named is named inside the axes (inner_labels.h).
bool isDirectlyLabelled(const Plot& plot);
// px, with the gap before them; at most a part of the panel, the words are then cut. 0 when there are none.
double endLabelsRoom(const Plot& plot, const Theme& theme, int panelWidth);
double endLabelsLeft(const PlotFrame& frame, const Theme& theme);
// Top to bottom. Labels of theory stand inside the axes, too.
std::vector<EndLabel> placeEndLabels(const Plot& plot, const PlotFrame& frame, const Theme& theme);
// With their title in the line of the plot's title.
void drawEndLabels(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
