// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/drawn_view.h"
#include "plot/plot_frame.h"

namespace normscope::ui {

// Histograms side by side along an axis. With the same column its x axis meets that of a plot to the pixel.
class StripView : public DrawnView {
    Q_OBJECT
public:
    StripView(const HistogramStrip& panel, const Theme& theme, QWidget* parent = nullptr);

    void setPanel(const Panel& panel) override;
    PlotFrame frame() const { return frameFor(size()); }

protected:
    void draw(QPainter& painter, const QSize& size) const override;
    Column defaultColumn(const QSize& size) const override { return {60, size.width() - 84}; }
    std::optional<double> axisValue(const QPointF& point) const override { return frame().xUnder(point.x()); }

private:
    const HistogramStrip& strip() const { return std::get<HistogramStrip>(panel()); }
    PlotFrame frameFor(const QSize& size) const;
};

} // namespace normscope::ui
