// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "pages/panel_places.h"
#include "plot/theme.h"

#include <QSize>

// Where the panels of the Training figure stand: the arms' cards, below them two by two the plots over the steps on one
// x axis a column, and in one row at the bottom what the chosen view shows. Pure geometry, in page pixels.
namespace normscope::ui {

struct TrainingLayout {
    PanelPlaces panels;
    QRect viewSwitch;
    int endRoom = 0; // px that are kept free beside the plots, for letters and words at the ends of the lines
};

TrainingLayout trainingLayout(const Figure& figure, const QSize& size, const Theme& theme);
// px that the plots of the figure need beside their axes.
int trainingEndRoom(const Figure& figure, const QSize& size, const Theme& theme);

} // namespace normscope::ui
