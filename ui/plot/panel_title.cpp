// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/panel_title.h"

#include <algorithm>

namespace normscope::ui {

void drawPanelTitle(QPainter& painter, const Theme& theme, QPointF baseline, const Text& title, const Text& subtitle,
                    double room) {
    const TextStyle style{TextSize::Body, Role::Plain, QFont::DemiBold};
    drawText(painter, theme, baseline, title, style, TextAlign::Left, std::max(room, 0.0));
    const double beside = title.empty() ? 0 : textWidth(title, theme, style) + 8 * textScale(theme);
    if (!subtitle.empty() && beside < room)
        drawText(painter, theme, baseline + QPointF(beside, 0), subtitle, {TextSize::Small, Role::Muted},
                 TextAlign::Left, room - beside);
}

} // namespace normscope::ui
