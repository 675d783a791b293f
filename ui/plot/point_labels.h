// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_frame.h"
#include "plot/theme.h"

#include <QRectF>

#include <vector>

class QPainter;

// Words at bars and points: inside the axes, clear of each other and, where there is room, of points and lines.
namespace normscope::ui {

struct PointLabel {
    const Series* series = nullptr; // of the plot
    std::size_t point = 0;
    QRectF area = {};   // px
    bool onBar = false; // there was no room above it
};

std::vector<PointLabel> placePointLabels(const Plot& plot, const PlotFrame& frame, const Theme& theme);
void drawPointLabels(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme);

} // namespace normscope::ui
