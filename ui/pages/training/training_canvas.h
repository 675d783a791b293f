// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/panel_canvas.h"
#include "pages/training/training_layout.h"

namespace normscope::ui {

// The plots of the Training page, placed by trainingLayout.
class TrainingCanvas : public PanelCanvas {
    Q_OBJECT
public:
    explicit TrainingCanvas(QWidget* parent = nullptr) : PanelCanvas(parent) {}

    QRect viewSwitch() const { return m_viewSwitch; }

protected:
    PanelPlaces placesFor(const Figure& figure, const QSize& size, const Theme& theme) override;
    bool samePlaces(const Figure& before, const Figure& next) const override;

private:
    QRect m_viewSwitch;
    int m_endRoom = 0;
};

} // namespace normscope::ui
