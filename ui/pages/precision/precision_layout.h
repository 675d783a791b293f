// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "pages/panel_places.h"
#include "plot/theme.h"

#include <QSize>

// Where the panels of the Precision figure stand, below the words that choose the view: those of the grid by
// placeGridView; of the other views the plots, one below the other if they share their x axis, texts under them, and
// the effective eps at the bottom. Pure geometry, in page pixels.
namespace normscope::ui {

struct PrecisionLayout {
    PanelPlaces panels;
    QRect viewSwitch;
};

PrecisionLayout precisionLayout(const Figure& figure, const QSize& size, const Theme& theme);

} // namespace normscope::ui
