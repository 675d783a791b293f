// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"
#include "scenario/scenario.h"

class QPainter;
class QRectF;

namespace normscope::ui {

// Whether two arms have lines of one hue and form: the second one then takes the hue's second shade.
bool sameLine(const DepthArm& a, const DepthArm& b);

// The line of an arm as the plots draw it: hue by norm, dash and marker by placement.
void drawLineSample(QPainter& painter, const QRectF& place, const DepthArm& arm, bool second, const Theme& theme);

} // namespace normscope::ui
