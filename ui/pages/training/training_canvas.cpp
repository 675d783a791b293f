// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/training/training_canvas.h"

namespace normscope::ui {

PanelPlaces TrainingCanvas::placesFor(const Figure& figure, const QSize& size, const Theme& theme) {
    TrainingLayout layout = trainingLayout(figure, size, theme);
    m_viewSwitch = layout.viewSwitch;
    m_endRoom = layout.endRoom;
    return std::move(layout.panels);
}

// Axes do not grow each time that a word gets shorter.
bool TrainingCanvas::samePlaces(const Figure& before, const Figure& next) const {
    return PanelCanvas::samePlaces(before, next) && trainingEndRoom(next, size(), shownTheme()) <= m_endRoom;
}

} // namespace normscope::ui
