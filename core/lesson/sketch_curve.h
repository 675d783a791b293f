// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "figure/figure.h"
#include "lesson/lesson.h"

#include <utility>
#include <vector>

namespace normscope {

// What a prediction asks to be drawn, all of it.
struct SketchCurve {
    Axis x, y;
    Text title;
    Role role = Role::Plain;
    std::vector<std::pair<double, double>> points; // those that the axes can show, by x
};

// Refuses a panel or series that the figure does not have; the error's place is the key, "panel" or "series".
Expected<SketchCurve> sketchCurve(const Figure& figure, const SketchPrediction& prediction);

} // namespace normscope
