// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/theme.h"

#include <QLine>
#include <QRect>
#include <QSize>

#include <vector>

// Where the panels of the Axes figure stand: matrices side by side with equal cells, below them what the chosen view
// shows, each under its matrix, and the histograms; or the invariance bench, across the page. Pure geometry, in page
// pixels; the same on screen and in a file.
namespace normscope::ui {

struct AxesLayout {
    struct Place {
        QRect panel;
        QRect cells; // of a matrix, in panel coordinates; of the matrix above for the panels below
    };
    std::vector<Place> places; // one a panel of the figure, in its order; a null rectangle: not shown
    std::vector<QLine> rules;
    QRect viewSwitch;
    bool histogramsFolded = false; // too low for both: the histograms are then a view of their own
};

// Whether the layouts of two figures are the same at every size: measuring hundreds of names costs more than a frame.
bool laidOutAlike(const Figure& a, const Figure& b);

AxesLayout axesLayout(const Figure& figure, const QSize& size, const Theme& theme);

} // namespace normscope::ui
