// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/panel_view.h"

#include "plot/arithmetic_view.h"
#include "plot/cell_card_view.h"
#include "plot/matrix_view.h"
#include "plot/plot_view.h"
#include "plot/rich_text.h"

#include <QContextMenuEvent>

namespace normscope::ui {
namespace {

struct ViewMaker {
    const Theme& theme;
    QWidget* parent;

    PanelView* operator()(const MatrixPlot& panel) const { return new MatrixView(panel, theme, parent); }
    PanelView* operator()(const Plot& panel) const { return new PlotView(panel, theme, parent); }
    PanelView* operator()(const Arithmetic& panel) const { return new ArithmeticView(panel, theme, parent); }
    PanelView* operator()(const CellCard& panel) const { return new CellCardView(panel, theme, parent); }
};

} // namespace

void PanelView::setColumn(int left, int width) {
    m_column = {left, width};
    columnChanged();
}

void PanelView::describe(const Text& title, const Text& description) {
    setAccessibleName(translated(title));
    setAccessibleDescription(translated(description));
}

void PanelView::contextMenuEvent(QContextMenuEvent* event) { emit exportRequested(name(), event->globalPos()); }

PanelView* makePanelView(const Panel& panel, const Theme& theme, QWidget* parent) {
    return std::visit(ViewMaker{theme, parent}, panel);
}

} // namespace normscope::ui
