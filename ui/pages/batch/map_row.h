// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "pages/panel_places.h"
#include "plot/theme.h"

namespace normscope::ui {

// Maps side by side with equally wide axes; the first one's axis begins at axisLeft if it shows its rows' names.
std::vector<PanelPlaces::Place> mapRow(const std::vector<const HeatMap*>& maps, const QRect& room, const Theme& theme,
                                       int axisLeft);

} // namespace normscope::ui
