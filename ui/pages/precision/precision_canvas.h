// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/panel_canvas.h"
#include "pages/precision/precision_layout.h"

namespace normscope::ui {

// The plots of the Precision page, placed by precisionLayout.
class PrecisionCanvas : public PanelCanvas {
    Q_OBJECT
public:
    explicit PrecisionCanvas(QWidget* parent = nullptr) : PanelCanvas(parent) {}

    QRect viewSwitch() const { return m_layout.viewSwitch; }

protected:
    PanelPlaces placesFor(const Figure& figure, const QSize& size, const Theme& theme) override;
    bool samePlaces(const Figure& before, const Figure& next) const override;

private:
    PrecisionLayout m_layout;
};

} // namespace normscope::ui
