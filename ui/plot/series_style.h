// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/theme.h"

#include <QPen>

namespace normscope::ui {

QColor seriesHue(const Series& series, const Theme& theme); // at full strength
// Width by role and style, dashes by form; pale while the animation has not reached it, and where it is one of many.
QPen seriesPen(const Series& series, const Theme& theme);
QColor seriesFill(const Series& series, const Theme& theme);
// Lines with more points than can be told apart are stroked thin and solid: wide dashes over a jagged line take longer
// than a frame of the animation.
bool isDense(const Series& line);

} // namespace normscope::ui
