// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/heat_map_view.h"

#include "plot/heat_map_painter.h"

namespace normscope::ui {

HeatMapView::HeatMapView(const HeatMap& panel, const Theme& theme, QWidget* parent) : DrawnView(panel, theme, parent) {
    setMouseTracking(true);
    setPanel(panel);
}

// Of maps side by side only the first has a title.
void HeatMapView::setPanel(const Panel& panel) {
    keepPanel(std::get<HeatMap>(panel));
    describe(map().title.empty() ? Text("%1", {map().letter}) : map().title, map().description);
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

} // namespace normscope::ui
