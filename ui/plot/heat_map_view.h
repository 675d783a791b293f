// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/drawn_view.h"
#include "plot/plot_frame.h"

namespace normscope::ui {

// Values over layers and steps as colours. With the same column its x axis meets that of a plot to the pixel.
class HeatMapView : public DrawnView {
    Q_OBJECT
public:
    HeatMapView(const HeatMap& panel, const Theme& theme, QWidget* parent = nullptr);

    void setPanel(const Panel& panel) override;
    PlotFrame frame() const { return frameFor(size()); }

protected:
    void draw(QPainter& painter, const QSize& size) const override;
    Column defaultColumn(const QSize& size) const override;
    std::optional<double> axisValue(const QPointF& point) const override { return frame().xUnder(point.x()); }

private:
    const HeatMap& map() const { return std::get<HeatMap>(panel()); }
    PlotFrame frameFor(const QSize& size) const;
};

} // namespace normscope::ui
