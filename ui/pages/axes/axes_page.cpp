// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/axes_page.h"

#include "pages/axes/axes_view_switch.h"
#include "pages/axes/bench_buttons.h"
#include "pages/axes/cell_edits.h"
#include "plot/rich_text.h"

#include <QKeyEvent>
#include <QLineEdit>

#include <cmath>

namespace normscope::ui {

AxesPage::AxesPage(QWidget* parent)
    : PageWidget(parent), m_canvas(new AxesCanvas(this)), m_switch(new AxesViewSwitch(m_canvas)),
      m_bench(new BenchButtons(m_canvas)), m_explanation(new AxesExplanation) {
    connect(m_canvas, &AxesCanvas::matrixAdded, this, &AxesPage::connectMatrix);
    connect(m_canvas, &AxesCanvas::viewAdded, this, &AxesPage::connectBench);
    connect(m_bench, &BenchButtons::testPressed, this, [this] { setTested(true); });
    connect(m_bench, &BenchButtons::againPressed, this, [this] { setTested(false); });
    connect(m_explanation, &AxesExplanation::termHovered, this, &AxesPage::hoverTerm);
    connect(m_canvas, &AxesCanvas::exportRequested, this, &AxesPage::exportRequested);
    connect(m_canvas, &AxesCanvas::laidOut, this, &AxesPage::panelsChanged);
    connect(m_canvas, &AxesCanvas::laidOut, this, &AxesPage::placeControls);
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

void AxesPage::placeControls() {
    const AxesLayout& layout = m_canvas->layoutOfPanels();
    QRect right = layout.viewSwitch;
    right.setLeft(right.right() + 1 - m_bench->sizeHint().width());
    m_switch->setGeometry(layout.viewSwitch);
    m_switch->setHistogramsFolded(layout.histogramsFolded);
    m_bench->setGeometry(right); // above the empty end of the views
}

QWidget* AxesPage::explanation() { return m_explanation; }

void AxesPage::setTheme(const Theme& theme) {
    m_switch->setTheme(theme);
    m_bench->setTheme(theme);
    m_canvas->setTheme(theme); // places them
    m_explanation->setTheme(theme);
}

void AxesPage::setScenario(const Scenario& scenario) {
    m_scenario = scenario;
    m_switch->setView(int(scenario.axes.view));
    m_bench->setVisible(scenario.axes.view == AxesView::Invariance);
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
    const BenchGuess& guess = m_look.guess;
    m_bench->setPossible(!guess.tested && !m_result->invariance.measured.empty(), guess.tested || !guess.stays.empty());
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
        return m_bench->handleKey(event);
    return true;
}

} // namespace normscope::ui
