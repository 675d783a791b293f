// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/panel_places.h"
#include "pages/precision/figure_page.h"

namespace normscope::ui {

// The three maps of the grid side by side; below them what became of the chosen cell: the verdict, its operations at
// the left, its output and the effective eps at the right. On a low page the effective eps or the operations are not
// shown. Usually nothing moves when another cell is chosen.
void placeGridView(const FigurePage& page, const QRect& room, PanelPlaces& panels);

} // namespace normscope::ui
