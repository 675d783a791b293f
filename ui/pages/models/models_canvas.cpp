// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/models/models_canvas.h"

#include <algorithm>

namespace normscope::ui {

namespace {

bool same(const PanelPlaces::Place& a, const PanelPlaces::Place& b) { return a.panel == b.panel && a.cells == b.cells; }

} // namespace

PanelPlaces ModelsCanvas::placesFor(const Figure& figure, const QSize& size, const Theme& theme) {
    m_layout = modelsLayout(figure, size, theme);
    return m_layout.panels;
}

bool ModelsCanvas::samePlaces(const Figure& before, const Figure& next) const {
    if (!PanelCanvas::samePlaces(before, next)) return false;
    const ModelsLayout layout = modelsLayout(next, size(), shownTheme());
    return std::ranges::equal(layout.panels.places, m_layout.panels.places, same);
}

} // namespace normscope::ui
