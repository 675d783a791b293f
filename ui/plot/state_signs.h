// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/theme.h"

#include <QPointF>

class QPainter;

// How an arm or one of its runs stands, told by a shape first and only then by a colour.
namespace normscope::ui {

// Check, cross, half disc, ring. size: px, its width.
void drawStatusSign(QPainter& painter, QPointF centre, double size, ArmCards::Mark mark, const Theme& theme);
// The same in small, but for success: many checks in a row would be a scrawl, so that is a disc.
void drawRunSign(QPainter& painter, QPointF centre, double size, ArmCards::Mark mark, const Theme& theme);

} // namespace normscope::ui
