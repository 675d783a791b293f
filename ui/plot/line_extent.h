// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/plot_frame.h"

#include <QPointF>
#include <QRectF>

#include <vector>

// Where a drawn line passes, for labels that are to keep clear of it.
namespace normscope::ui {

using PixelLine = std::vector<QPointF>; // left to right

// What ends left of from is left out: lines may have ten thousand points.
PixelLine pixelLine(const std::vector<double>& x, const std::vector<double>& y, const PlotFrame& frame, double from);
// The part of a line between left and right. A null rectangle: there is none.
QRectF extent(const PixelLine& line, double left, double right);

} // namespace normscope::ui
