// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/theme.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace normscope::ui {

// A bar from -limit (or 0, when sequential) to limit with ticks below it; zero is bold.
void drawColourScale(QPainter& painter, const Theme& theme, const QRectF& bar, ColourMap map, double limit);

// About count round values in [lower, upper]: multiples of 1, 2 or 5 times a power of ten. Empty unless lower < upper
// and both are finite.
std::vector<double> roundTicks(double lower, double upper, int count);
// "0.25": with as many decimals as neighbours at that distance need.
QString tickLabel(double tick, double step);

} // namespace normscope::ui
