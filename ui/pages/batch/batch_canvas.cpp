// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/batch/batch_canvas.h"

namespace normscope::ui {

PanelPlaces BatchCanvas::placesFor(const Figure& figure, const QSize& size, const Theme& theme) {
    BatchLayout layout = batchLayout(figure, size, theme, m_wanted);
    m_events = layout.events;
    m_views = layout.views;
    m_endRoom = layout.endRoom;
    return std::move(layout.panels);
}

// Axes do not grow each time that a word gets shorter.
bool BatchCanvas::samePlaces(const Figure& before, const Figure& next) const {
    return PanelCanvas::samePlaces(before, next) && m_endRoom.holds(batchEndRoom(next, size(), shownTheme()));
}

} // namespace normscope::ui
