// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "pages/panel_places.h"
#include "plot/theme.h"

#include <QSize>

// Where the panels of the Models figure stand, below the words that choose the view. The table of models has the whole
// height, the chosen one is told of beside it; of a checkpoint the plots stand one above the other, side by side where
// that is too low, and the table of its norms at the bottom. Nothing moves when another row is chosen. Pure geometry,
// in page pixels.
namespace normscope::ui {

struct ModelsLayout {
    PanelPlaces panels;
    QRect viewSwitch; // the buttons stand at its right end
};

ModelsLayout modelsLayout(const Figure& figure, const QSize& size, const Theme& theme);

} // namespace normscope::ui
