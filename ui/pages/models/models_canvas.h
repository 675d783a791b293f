// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/models/models_layout.h"
#include "pages/panel_canvas.h"

namespace normscope::ui {

// The panels of the Models page, placed by modelsLayout.
class ModelsCanvas : public PanelCanvas {
    Q_OBJECT
public:
    explicit ModelsCanvas(QWidget* parent = nullptr) : PanelCanvas(parent) {}

    QRect viewSwitch() const { return m_layout.viewSwitch; }

protected:
    PanelPlaces placesFor(const Figure& figure, const QSize& size, const Theme& theme) override;
    bool samePlaces(const Figure& before, const Figure& next) const override;

private:
    ModelsLayout m_layout;
};

} // namespace normscope::ui
