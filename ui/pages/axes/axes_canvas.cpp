// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/axes_canvas.h"

namespace normscope::ui {

AxesCanvas::AxesCanvas(QWidget* parent) : PanelCanvas(parent) {
    connect(this, &PanelCanvas::viewAdded, this, [this](PanelView* view) {
        if (auto* matrix = qobject_cast<MatrixView*>(view)) emit matrixAdded(matrix);
    });
}

PanelPlaces AxesCanvas::placesFor(const Figure& figure, const QSize& size, const Theme& theme) {
    m_layout = axesLayout(figure, size, theme);
    PanelPlaces places{{}, m_layout.rules};
    for (const AxesLayout::Place& place : m_layout.places) places.places.push_back({place.panel, place.cells});
    return places;
}

} // namespace normscope::ui
