// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/precision/precision_canvas.h"

#include <algorithm>

namespace normscope::ui {

namespace {

bool same(const PanelPlaces::Place& a, const PanelPlaces::Place& b) { return a.panel == b.panel && a.cells == b.cells; }

} // namespace

PanelPlaces PrecisionCanvas::placesFor(const Figure& figure, const QSize& size, const Theme& theme) {
    m_layout = precisionLayout(figure, size, theme);
    return m_layout.panels;
}

bool PrecisionCanvas::samePlaces(const Figure& before, const Figure& next) const {
    if (!PanelCanvas::samePlaces(before, next)) return false;
    const PrecisionLayout layout = precisionLayout(next, size(), shownTheme());
    return std::ranges::equal(layout.panels.places, m_layout.panels.places, same);
}

} // namespace normscope::ui
