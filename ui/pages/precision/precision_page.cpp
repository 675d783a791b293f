// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/precision/precision_page.h"

#include "pages/precision/precision_timeline.h"
#include "pages/view_switch.h"

#include <QKeyEvent>

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr int lastView = int(PrecisionView::Generation);

} // namespace

PrecisionPage::PrecisionPage(QWidget* parent)
    : PageWidget(parent), m_canvas(new PrecisionCanvas(this)), m_switch(new ViewSwitch(m_canvas)),
      m_explanation(new PrecisionExplanation) {
    addViews();
    connect(m_canvas, &PrecisionCanvas::viewAdded, this, &PrecisionPage::connectView);
    connect(m_canvas, &PrecisionCanvas::exportRequested, this, &PrecisionPage::exportRequested);
    connect(m_canvas, &PrecisionCanvas::laidOut, this, &PrecisionPage::panelsChanged);
    connect(m_canvas, &PrecisionCanvas::laidOut, this, [this] { m_switch->setGeometry(m_canvas->viewSwitch()); });
    connect(m_switch, &ViewSwitch::chosen, this, &PrecisionPage::chooseView);
}

// Without a window nobody took it.
PrecisionPage::~PrecisionPage() {
    if (m_explanation && !m_explanation->parent()) delete m_explanation;
}

void PrecisionPage::addViews() {
    const auto add = [this](PrecisionView view, const QString& label, const QString& help) {
        m_switch->addView(int(view), label, QStringLiteral("%1 (%2)").arg(help).arg(int(view) + 1));
    };
    add(PrecisionView::Grid, tr("grid"), tr("The norm in three formats, by ε and the sd of its input"));
    add(PrecisionView::Floor, tr("floor"), tr("Output sd against input variance for each ε"));
    add(PrecisionView::Overflow, tr("overflow"), tr("From which size on the sum of squares leaves the format"));
    add(PrecisionView::Variance, tr("variance"), tr("Six ways to compute a variance, far from zero"));
    add(PrecisionView::Generation, tr("generation"),
        tr("Language models that run with another ε than they were trained with"));
}

TimelineSpec PrecisionPage::timeline() const { return precisionTimeline(m_scenario); }

void PrecisionPage::setTheme(const Theme& theme) {
    m_switch->setTheme(theme);
    m_canvas->setTheme(theme);
    m_explanation->setTheme(theme);
}

void PrecisionPage::setScenario(const Scenario& scenario) {
    const bool same = samePrecisionTimeline(scenario, m_scenario);
    m_scenario = scenario;
    m_switch->setView(int(scenario.precision.view));
    m_explanation->setSettings(scenario.precision);
    if (m_result) refresh();
    if (!same) emit timelineChanged();
}

void PrecisionPage::setResult(const PageResult& result) {
    const auto* own = std::get_if<std::shared_ptr<const PrecisionResult>>(&result);
    if (!own || !*own) return;
    m_result = *own;
    refresh();
}

void PrecisionPage::setFrame(double position) {
    if (rowsAt(position) == m_rows) return;
    m_rows = rowsAt(position);
    if (m_result) refresh();
}

void PrecisionPage::refresh() {
    PrecisionLook look;
    look.frame = double(m_rows);
    look.display = m_scenario.precision;
    m_figure = precisionFigure(*m_result, look);
    m_canvas->setFigure(m_figure);
    m_explanation->setSentence(m_figure.sentence);
    emit sentenceChanged();
}

void PrecisionPage::resizeEvent(QResizeEvent* event) {
    PageWidget::resizeEvent(event);
    m_canvas->setGeometry(rect());
}

bool PrecisionPage::handleKey(const QKeyEvent& event) {
    if (event.modifiers() & ~Qt::KeypadModifier) return false;
    const int view = int(m_scenario.precision.view), digit = event.key() - Qt::Key_1;
    if (event.key() == Qt::Key_PageDown)
        chooseView(std::min(view + 1, lastView));
    else if (event.key() == Qt::Key_PageUp)
        chooseView(std::max(view - 1, 0));
    else if (digit >= 0 && digit <= lastView)
        chooseView(digit);
    else if (event.key() == Qt::Key_F)
        chooseNextFormat();
    else
        return false;
    return true;
}

} // namespace normscope::ui
