// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/heat_colours.h"
#include "plot/plot_frame.h"

#include <QImage>
#include <QRectF>

#include <optional>

namespace normscope::ui {

struct HeatCells {
    QImage image;                        // a pixel a cell, last row first; null: no values
    QRectF place = {};                   // px, of the image; may go beyond the axes
    std::optional<QPointF> failure = {}; // px, of the first cell that is not finite
};

// Where there are more columns than pixels, a pixel shows the largest of its values, or one that is not finite: neither
// a spike nor a failure is lost.
HeatCells heatCells(const HeatMap& map, const PlotFrame& frame, const HeatColours& colours);

} // namespace normscope::ui
