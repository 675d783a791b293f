// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "pages/panel_places.h"
#include "plot/theme.h"

#include <QSize>

// Where the panels of the Depth figure stand: at the left the plots over the layers, one above the other on one x axis;
// at the right the wiring of a block over the matrix of a layer. Pure geometry, in page pixels.
namespace normscope::ui {

struct DepthLayout {
    PanelPlaces panels;        // where a page is too low for the histograms, they are not shown
    bool wiringSummary = true; // else too low for the line under the wiring
};

DepthLayout depthLayout(const Figure& figure, const QSize& size, const Theme& theme);
// px that are kept free at the right of the plots' common axis, for the words at the ends of the lines.
int endRoom(const Figure& figure, const QSize& size, const Theme& theme);

} // namespace normscope::ui
