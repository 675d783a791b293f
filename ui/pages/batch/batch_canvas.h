// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/batch/batch_layout.h"
#include "pages/panel_canvas.h"

namespace normscope::ui {

// The plots of the Batch page, placed by batchLayout.
class BatchCanvas : public PanelCanvas {
    Q_OBJECT
public:
    explicit BatchCanvas(QWidget* parent = nullptr) : PanelCanvas(parent) {}

    void setControls(const BatchControls& wanted) { m_wanted = wanted; } // before the theme is set
    QRect events() const { return m_events; }
    QRect views() const { return m_views; }

protected:
    PanelPlaces placesFor(const Figure& figure, const QSize& size, const Theme& theme) override;
    bool samePlaces(const Figure& before, const Figure& next) const override;

private:
    BatchControls m_wanted;
    QRect m_events, m_views;
    BatchEndRoom m_endRoom;
};

} // namespace normscope::ui
