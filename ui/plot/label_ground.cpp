// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/label_ground.h"

#include "plot/theme.h"

#include <QPainter>

namespace normscope::ui {

void drawLabelGround(QPainter& painter, const QRectF& words, const Theme& theme) {
    constexpr double margin = 2, opacity = 0.75; // px, 0 to 1
    QColor ground = theme.page;
    ground.setAlphaF(opacity);
    painter.fillRect(words.adjusted(-margin, 0, margin, 0), ground);
}

} // namespace normscope::ui
