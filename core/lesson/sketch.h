// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "figure/figure.h"
#include "lesson/lesson.h"

#include <vector>

// A curve drawn by hand before it is measured, and how near it came.
namespace normscope {

inline constexpr std::size_t mostSketchPoints = 25;

// What is to be drawn: at most mostSketchPoints places of the measured curve, evenly taken, both ends included.
struct SketchTarget {
    Axis x, y;  // y: range with room around the curve
    Text title; // of what
    Role role = Role::Plain;
    std::vector<double> places;
    std::vector<double> measured; // finite
};

// Refuses a panel or series that the figure does not have, and a curve with fewer than two finite points.
Expected<SketchTarget> sketchTarget(const Figure& figure, const SketchPrediction& prediction);

struct SketchScore {
    double distance = 0; // mean over the places, in heights of the y axis (of its logarithm, on a log axis)
    bool right = false;  // at most the tolerance
};
// drawn: one value a place, on the scale of y.
SketchScore sketchScore(const SketchTarget& target, const std::vector<double>& drawn, double tolerance);

} // namespace normscope
