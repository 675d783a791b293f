// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/axes_view_switch.h"

#include "scenario/scenario.h"

#include <QAbstractButton>

namespace normscope::ui {

AxesViewSwitch::AxesViewSwitch(QWidget* parent) : ViewSwitch(parent) {
    addView(int(AxesView::Cell), tr("cell"), tr("The formula worked out for the chosen cell, with its numbers"));
    addView(int(AxesView::Influence), tr("influence"), tr("How much each input moves the chosen output: ∂y/∂x"));
    addView(int(AxesView::Backward), tr("backward"),
            tr("A gradient before and after the norm, and what the norm removes"));
    addView(int(AxesView::Invariance), tr("invariance"),
            tr("What may be done to data and weights without moving the output: predict, then test"));
    m_histogram = addView(int(AxesView::Histogram), tr("histograms"), tr("All values before and after each norm"));
}

void AxesViewSwitch::setHistogramsFolded(bool folded) { m_histogram->setVisible(folded || m_histogram->isChecked()); }

} // namespace normscope::ui
