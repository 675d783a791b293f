// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "pages/panel_places.h"
#include "plot/theme.h"

namespace normscope::ui {

// Panels side by side: a matrix takes its share of the room, maps and plots have axes of one width.
std::vector<PanelPlaces::Place> lowerRow(const std::vector<const Panel*>& panels, const QRect& room,
                                         const Theme& theme);

} // namespace normscope::ui
