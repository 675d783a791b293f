// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLine>
#include <QRect>

#include <vector>

namespace normscope::ui {

// Where the panels of a figure stand, in page pixels; the same on screen and in a file.
struct PanelPlaces {
    struct Place {
        QRect panel; // null: not shown
        QRect cells; // of a matrix, in panel coordinates; of others the column of their axis or text, or null
    };
    std::vector<Place> places; // one a panel of the figure, in its order
    std::vector<QLine> rules;
};

} // namespace normscope::ui
