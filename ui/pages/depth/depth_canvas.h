// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/panel_canvas.h"

namespace normscope::ui {

// The plots of the Depth page, placed by depthLayout.
class DepthCanvas : public PanelCanvas {
    Q_OBJECT
public:
    explicit DepthCanvas(QWidget* parent = nullptr);

protected:
    PanelPlaces placesFor(const Figure& figure, const QSize& size, const Theme& theme) override;
    bool samePlaces(const Figure& before, const Figure& next) const override;
    void showPanel(PanelView& view, const Panel& panel) override;

private:
    void showWiring();

    int m_endRoom = 0;     // px, for words at the ends of the lines
    bool m_summary = true; // there is room for it under the wiring
};

} // namespace normscope::ui
