// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/heat_map_view.h"

#include "plot/heat_grid.h"
#include "plot/heat_map_painter.h"

#include <algorithm>

namespace normscope::ui {

HeatMapView::HeatMapView(const HeatMap& panel, const Theme& theme, QWidget* parent) : CellView(panel, theme, parent) {
    setPanel(panel);
}

// Of maps side by side only the first has a title.
void HeatMapView::setPanel(const Panel& panel) {
    keepPanel(std::get<HeatMap>(panel));
    describe(map().title.empty() ? Text("%1", {map().letter}) : map().title, map().description);
    panelChanged();
}

HeatMapView::Column HeatMapView::defaultColumn(const QSize& size) const {
    const int left = map().showYLabels ? 60 : 8;
    return {left, size.width() - left - (map().showScale ? 0 : 24)};
}

PlotFrame HeatMapView::frameFor(const QSize& size) const {
    const Column place = column(size);
    return heatMapFrame(map(), theme(), size, place.left, place.width);
}

void HeatMapView::draw(QPainter& painter, const QSize& size) const {
    drawHeatMap(painter, map(), frameFor(size), theme());
}

// The columns of a map of settings are no timeline.
std::optional<double> HeatMapView::axisValue(const QPointF& point) const {
    return map().apart ? std::nullopt : frame().xUnder(point.x());
}

QRectF HeatMapView::cellRect(CellIndex cell) const {
    const PlotFrame here = frame();
    return HeatGrid(map(), here, theme()).cell(cell);
}

std::optional<CellIndex> HeatMapView::cellAt(const QPointF& point) const {
    const PlotFrame here = frame();
    return HeatGrid(map(), here, theme()).at(point);
}

// Where keys begin: at the top left.
std::optional<CellIndex> HeatMapView::keyCell() const {
    return map().chosen ? map().chosen : CellIndex{map().values.rows() - 1, 0};
}

void HeatMapView::step(Index up, Index right) {
    CellIndex next = *keyCell();
    if (map().chosen)
        next = {std::clamp(next.row + up, Index(0), map().values.rows() - 1),
                std::clamp(next.column + right, Index(0), map().values.cols() - 1)};
    if (next != map().chosen) emit cellPressed(next);
}

} // namespace normscope::ui
