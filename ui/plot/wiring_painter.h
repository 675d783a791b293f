// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"
#include "plot/wiring_layout.h"

class QPainter;

namespace normscope::ui {

// A norm on its way.
struct WiringDrag {
    Slot from = Slot::Before;
    QPointF moved;            // px from its slot
    std::optional<Slot> over; // where it would fall
};

struct WiringPicture {
    const Wiring& wiring;
    WiringLayout layout;
    const Theme& theme;
    std::optional<WiringDrag> drag = {};
};

void drawWiring(QPainter& painter, const WiringPicture& picture);

} // namespace normscope::ui
