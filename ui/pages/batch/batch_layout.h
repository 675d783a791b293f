// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "pages/panel_places.h"
#include "plot/theme.h"

#include <QSize>

// Where the panels of the Batch figure stand: at the left the plots over the batches, one above the other on one x
// axis; at the right what the chosen view shows, over which statistics are in use; in a band below both the page's
// controls. Pure geometry, in page pixels.
namespace normscope::ui {

// px that are kept free beside the axes of each half, for words at the ends of the lines.
struct BatchEndRoom {
    int left = 0, right = 0;
    bool holds(const BatchEndRoom& other) const { return other.left <= left && other.right <= right; }
};

// What the controls would like to have.
struct BatchControls {
    QSize events, views;
};

struct BatchLayout {
    PanelPlaces panels;
    QRect events, views; // of the controls: side by side or, on a narrow page, one below the other
    BatchEndRoom endRoom;
};

BatchLayout batchLayout(const Figure& figure, const QSize& size, const Theme& theme, const BatchControls& controls);
BatchEndRoom batchEndRoom(const Figure& figure, const QSize& size, const Theme& theme);

} // namespace normscope::ui
