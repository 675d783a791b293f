// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/theme.h"
#include "scenario/scenario.h"

class QPainter;
class QRectF;

namespace normscope::ui {

// A line as the plots draw it: hue by norm, dash and marker by placement.
struct LineSample {
    Role role = Role::Plain;
    LineForm form = LineForm::Plain;
    bool second = false; // the hue's second shade
};

LineSample sampleOf(const DepthArm& arm, bool second);
// Whether two arms have lines of one hue and form: the second one then takes the hue's second shade.
bool sameLine(const DepthArm& a, const DepthArm& b);

void drawLineSample(QPainter& painter, const QRectF& place, const LineSample& sample, const Theme& theme);

} // namespace normscope::ui
