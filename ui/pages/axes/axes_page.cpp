// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/axes_page.h"

#include "pages/axes/axes_view_switch.h"
#include "pages/axes/cell_edits.h"
#include "plot/rich_text.h"

#include <QKeyEvent>
#include <QLineEdit>

#include <cmath>

namespace normscope::ui {

AxesPage::AxesPage(QWidget* parent)
    : PageWidget(parent), m_canvas(new AxesCanvas(this)), m_switch(new AxesViewSwitch(m_canvas)),
      m_explanation(new AxesExplanation) {
    connect(m_canvas, &AxesCanvas::matrixAdded, this, &AxesPage::connectMatrix);
    connect(m_explanation, &AxesExplanation::termHovered, this, &AxesPage::hoverTerm);
    connect(m_canvas, &AxesCanvas::exportRequested, this, &AxesPage::exportRequested);
    connect(m_canvas, &AxesCanvas::laidOut, this, [this] {
        m_switch->setGeometry(m_canvas->layoutOfPanels().viewSwitch);
        m_switch->setHistogramsFolded(m_canvas->layoutOfPanels().histogramsFolded);
    });
    connect(m_switch, &ViewSwitch::chosen, this, [this](int view) {
        Scenario next = m_scenario;
        next.axes.view = AxesView(view);
        emit changeRequested(next, tr("view"), {});
    });
    connect(&m_tween, &FigureTween::changed, this, [this] { showFigure(m_tween.shown()); });
}

// Without a window nobody took it.
AxesPage::~AxesPage() {
    if (m_explanation && !m_explanation->parent()) delete m_explanation;
}

TimelineSpec AxesPage::timeline() const {
    TimelineSpec spec;
    for (const QString& label :
         {tr("input"), tr("mean"), tr("centre"), tr("variance"), tr("normalise"), tr("scale & shift")})
        spec.segments.push_back({label, 1.0, 1500});
    spec.status = [](double position) {
        if (position <= 0) return tr("the results");
        return tr("stage %1 of %2").arg(std::ceil(position)).arg(axesStages);
    };
    return spec;
}

QWidget* AxesPage::explanation() { return m_explanation; }

void AxesPage::setTheme(const Theme& theme) {
    m_canvas->setTheme(theme);
    m_switch->setTheme(theme);
    m_explanation->setTheme(theme);
}

void AxesPage::setScenario(const Scenario& scenario) {
    m_scenario = scenario;
    m_switch->setView(int(scenario.axes.view));
    if (m_result) refresh(Motion::Cut);
}

void AxesPage::setResult(const PageResult& result) {
    const auto* own = std::get_if<std::shared_ptr<const AxesResult>>(&result);
    if (!own) return;
    m_result = *own;
    refresh(Motion::Tween);
}

void AxesPage::setFrame(double position) {
    m_look.frame = position;
    if (m_result) refresh(Motion::Cut);
}

void AxesPage::refresh(Motion motion) {
    m_look.display = m_scenario.axes;
    Figure figure = axesFigure(*m_result, m_look);
    m_explanation->setResult(*m_result, figure, m_scenario.axes);
    if (motion == Motion::Tween)
        m_tween.moveTo(std::move(figure));
    else
        m_tween.cutTo(std::move(figure));
    emit sentenceChanged();
}

void AxesPage::showFigure(const Figure& figure) { m_canvas->setFigure(figure); }

Picture AxesPage::picture(const QString& panel) { return m_canvas->picture(panel, m_tween.shown()); }

void AxesPage::resizeEvent(QResizeEvent* event) {
    PageWidget::resizeEvent(event);
    m_canvas->setGeometry(rect());
}

bool AxesPage::handleKey(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Escape)
        letGo();
    else if (event.key() == Qt::Key_Delete)
        restoreChosenCell();
    else
        return false;
    return true;
}

} // namespace normscope::ui
