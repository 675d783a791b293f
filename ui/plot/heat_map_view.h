// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/cell_view.h"
#include "plot/plot_frame.h"

namespace normscope::ui {

// Values over layers and steps as colours. With the same column its x axis meets that of a plot to the pixel.
// The cells of a map that stand apart can be pressed; arrow keys press the neighbour of the chosen one.
class HeatMapView : public CellView {
    Q_OBJECT
public:
    HeatMapView(const HeatMap& panel, const Theme& theme, QWidget* parent = nullptr);

    void setPanel(const Panel& panel) override;
    PlotFrame frame() const { return frameFor(size()); }
    QRectF cellRect(CellIndex cell) const override;

protected:
    void draw(QPainter& painter, const QSize& size) const override;
    Column defaultColumn(const QSize& size) const override;
    std::optional<double> axisValue(const QPointF& point) const override;
    bool isPressable() const override { return map().apart && map().values.size() > 0; }
    std::optional<CellIndex> cellAt(const QPointF& point) const override;
    std::optional<CellIndex> keyCell() const override;
    void step(Index up, Index right) override;
    QRectF focusArea() const override { return QRectF(frame().axes); }

private:
    const HeatMap& map() const { return std::get<HeatMap>(panel()); }
    PlotFrame frameFor(const QSize& size) const;
};

} // namespace normscope::ui
