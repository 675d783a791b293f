// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/depth/depth_canvas.h"

#include "pages/depth/depth_layout.h"

namespace normscope::ui {

DepthCanvas::DepthCanvas(QWidget* parent) : PanelCanvas(parent) {
    connect(this, &PanelCanvas::laidOut, this, &DepthCanvas::showWiring);
}

PanelPlaces DepthCanvas::placesFor(const Figure& figure, const QSize& size, const Theme& theme) {
    DepthLayout layout = depthLayout(figure, size, theme);
    m_summary = layout.wiringSummary;
    m_endRoom = endRoom(figure, size, theme);
    return std::move(layout.panels);
}

// Axes do not grow each time that a word gets shorter.
bool DepthCanvas::samePlaces(const Figure& before, const Figure& next) const {
    return PanelCanvas::samePlaces(before, next) && endRoom(next, size(), shownTheme()) <= m_endRoom;
}

void DepthCanvas::showPanel(PanelView& view, const Panel& panel) {
    const auto* wiring = std::get_if<Wiring>(&panel);
    if (!wiring || m_summary) return PanelCanvas::showPanel(view, panel);
    Wiring low = *wiring;
    low.summary = {};
    PanelCanvas::showPanel(view, low);
}

// Another size may have more room for words, or less.
void DepthCanvas::showWiring() {
    for (const Panel& panel : figure().panels)
        if (std::holds_alternative<Wiring>(panel)) showPanel(*view(QString::fromStdString(panelName(panel))), panel);
}

} // namespace normscope::ui
