// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/panel_view.h"

#include "plot/arithmetic_view.h"
#include "plot/arm_cards_view.h"
#include "plot/cell_card_view.h"
#include "plot/heat_map_view.h"
#include "plot/matrix_view.h"
#include "plot/panel_help.h"
#include "plot/plot_view.h"
#include "plot/reading_view.h"
#include "plot/rich_text.h"
#include "plot/strip_view.h"
#include "plot/text_table_view.h"
#include "plot/wiring_view.h"

#include <QContextMenuEvent>

#include <utility>

namespace normscope::ui {
namespace {

struct ViewMaker {
    const Theme& theme;
    QWidget* parent;

    PanelView* operator()(const MatrixPlot& panel) const { return new MatrixView(panel, theme, parent); }
    PanelView* operator()(const Plot& panel) const { return new PlotView(panel, theme, parent); }
    PanelView* operator()(const Arithmetic& panel) const { return new ArithmeticView(panel, theme, parent); }
    PanelView* operator()(const CellCard& panel) const { return new CellCardView(panel, theme, parent); }
    PanelView* operator()(const HistogramStrip& panel) const { return new StripView(panel, theme, parent); }
    PanelView* operator()(const Wiring& panel) const { return new WiringView(panel, theme, parent); }
    PanelView* operator()(const HeatMap& panel) const { return new HeatMapView(panel, theme, parent); }
    PanelView* operator()(const ArmCards& panel) const { return new ArmCardsView(panel, theme, parent); }
    PanelView* operator()(const TextTable& panel) const { return new TextTableView(panel, theme, parent); }
    PanelView* operator()(const Reading& panel) const { return new ReadingView(panel, theme, parent); }
};

} // namespace

void PanelView::setColumn(int left, int width) {
    m_column = {left, width};
    columnChanged();
}

void PanelView::describe(const Text& title, const Text& description) {
    setAccessibleName(translated(title));
    setAccessibleDescription(translated(description));
    setWhatsThis(helpOf(panel(), title, description));
}

void PanelView::contextMenuEvent(QContextMenuEvent* event) { emit exportRequested(name(), event->globalPos()); }

void PanelView::hover(std::optional<double> x) {
    if (x == m_hovered) return;
    m_hovered = x;
    emit hovered(x);
}

void PanelView::mouseMoveEvent(QMouseEvent* event) {
    hover(axisValue(event->position()));
    event->ignore();
}

void PanelView::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->button() == Qt::LeftButton && axisValue(event->position());
    event->setAccepted(m_pressed);
}

void PanelView::mouseReleaseEvent(QMouseEvent* event) {
    const std::optional<double> x = axisValue(event->position());
    const bool pressed = event->button() == Qt::LeftButton && std::exchange(m_pressed, false);
    event->setAccepted(pressed);
    if (pressed && x) emit clicked(*x);
}

void PanelView::leaveEvent(QEvent*) { hover(std::nullopt); }

PanelView* makePanelView(const Panel& panel, const Theme& theme, QWidget* parent) {
    return std::visit(ViewMaker{theme, parent}, panel);
}

} // namespace normscope::ui
