// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/text_painter.h"

namespace normscope::ui {

// Title and, muted behind it, subtitle of a panel without axes.
void drawPanelTitle(QPainter& painter, const Theme& theme, QPointF baseline, const Text& title, const Text& subtitle,
                    double room);

} // namespace normscope::ui
