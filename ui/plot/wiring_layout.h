// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/wiring_moves.h"

#include <QRectF>
#include <QSizeF>

#include <array>
#include <optional>

namespace normscope::ui {

// Where the parts of a residual step stand: the trunk at the left goes up, the branch leaves it at the fork and comes
// back at the plus. Pure geometry, in pixels of the view.
struct WiringLayout {
    QSizeF size;
    double scale = 1;           // of text and gaps
    double trunk = 0;           // x
    double top = 0, bottom = 0; // of the trunk
    double branch = 0;          // x
    double fork = 0, plus = 0;  // y
    double radius = 0;          // of the circle around the plus
    QRectF block;
    std::array<QRectF, 3> boxes; // of the norms, by slot

    const QRectF& box(Slot slot) const { return boxes[std::size_t(slot)]; }
    std::optional<Slot> slotAt(const QPointF& point) const; // a little beside its box, too
};

// scale: textScale of the theme; summary: there is a line under the diagram.
WiringLayout layOutWiring(const QSizeF& size, double scale, bool summary);

} // namespace normscope::ui
