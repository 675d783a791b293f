// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/axes/axes_layout.h"
#include "pages/panel_canvas.h"
#include "plot/matrix_view.h"

namespace normscope::ui {

// The plots of the Axes page, placed by axesLayout.
class AxesCanvas : public PanelCanvas {
    Q_OBJECT
public:
    explicit AxesCanvas(QWidget* parent = nullptr);

    const AxesLayout& layoutOfPanels() const { return m_layout; }

signals:
    void matrixAdded(normscope::ui::MatrixView* view); // to connect its gestures, once

protected:
    PanelPlaces placesFor(const Figure& figure, const QSize& size, const Theme& theme) override;

private:
    AxesLayout m_layout;
};

} // namespace normscope::ui
