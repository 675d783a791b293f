// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/precision/precision_page.h"
#include "plot/heat_map_view.h"

#include <algorithm>
#include <cmath>

// What a person does on the Precision page: look into a cell, choose an offset, a format, a view.
namespace normscope::ui {

void PrecisionPage::connectView(PanelView* view) {
    if (auto* map = qobject_cast<HeatMapView*>(view))
        connect(map, &HeatMapView::cellPressed, this, [this, map](CellIndex cell) { chooseCell(map->name(), cell); });
    if (view->name() == "variance") connect(view, &PanelView::clicked, this, &PrecisionPage::chooseOffset);
}

// One step back undoes all three.
void PrecisionPage::chooseCell(const QString& panel, CellIndex cell) {
    const std::optional<GridPlace> place = gridPlace(*m_result, panel.toStdString(), cell);
    if (!place) return;
    Scenario next = m_scenario;
    next.precision.format = place->format;
    next.norm.eps = place->eps;
    next.precision.sd = place->sd;
    if (next != m_scenario) emit changeRequested(next, tr("cell"), {});
}

// Of those that were studied the nearest one, on a logarithmic axis.
void PrecisionPage::chooseOffset(double x) {
    const std::vector<double>& offsets = m_result->variance.offsets;
    if (!(x > 0) || offsets.empty()) return;
    const auto distance = [x](double offset) { return std::abs(std::log(x / offset)); };
    Scenario next = m_scenario;
    next.precision.offset = *std::ranges::min_element(offsets, {}, distance);
    if (next == m_scenario) return;
    emit changeRequested(next, tr("offset"), {});
    if (m_scenario != next) return; // refused, and answered
    emit message(tr("The row of the grid has the offset %1 now.")
                     .arg(QString::fromStdString(significant(next.precision.offset, 3))));
}

void PrecisionPage::chooseNextFormat() {
    const auto* chosen = std::ranges::find(gridFormats, m_scenario.precision.format);
    Scenario next = m_scenario;
    next.precision.format =
        chosen == std::end(gridFormats) || chosen + 1 == std::end(gridFormats) ? gridFormats[0] : *(chosen + 1);
    emit changeRequested(next, tr("number format"), {});
}

void PrecisionPage::chooseView(int view) {
    Scenario next = m_scenario;
    next.precision.view = PrecisionView(view);
    if (next != m_scenario) emit changeRequested(next, tr("view"), {});
}

} // namespace normscope::ui
