// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/training/training_page.h"

#include "pages/training/training_strip.h"
#include "pages/training/training_timeline.h"
#include "pages/view_switch.h"

#include <QKeyEvent>
#include <QTimer>

#include <algorithm>

namespace normscope::ui {

namespace {

// What the timeline is made from.
bool sameTimeline(const TrainingSettings& a, const TrainingSettings& b) {
    return a.steps == b.steps && a.arms == b.arms && a.all.learning == b.all.learning;
}

} // namespace

TrainingPage::TrainingPage(QWidget* parent)
    : PageWidget(parent), m_canvas(new TrainingCanvas(this)), m_switch(new ViewSwitch(m_canvas)),
      m_strip(new TrainingStrip(this)), m_explanation(new TrainingExplanation) {
    addViews();
    connect(m_canvas, &TrainingCanvas::viewAdded, this, &TrainingPage::connectView);
    connect(m_canvas, &TrainingCanvas::exportRequested, this, &TrainingPage::exportRequested);
    connect(m_canvas, &TrainingCanvas::laidOut, this, &TrainingPage::panelsChanged);
    connect(m_canvas, &TrainingCanvas::laidOut, this, [this] { m_switch->setGeometry(m_canvas->viewSwitch()); });
    connect(m_switch, &ViewSwitch::chosen, this, &TrainingPage::chooseView);
    connect(m_strip, &TrainingStrip::paceRequested, this, &TrainingPage::paceRequested);
    connect(m_strip, &TrainingStrip::branchRequested, this, &TrainingPage::branch);
}

// Without a window nobody took it.
TrainingPage::~TrainingPage() {
    if (m_explanation && !m_explanation->parent()) delete m_explanation;
}

void TrainingPage::addViews() {
    const auto add = [this](TrainingView view, const QString& label, const QString& help) {
        m_switch->addView(int(view), label, help);
    };
    add(TrainingView::GradientMap, tr("gradient"), tr("Gradient of each layer's weights at every step"));
    add(TrainingView::RmsMap, tr("RMS"), tr("Root mean square of the stream behind every layer at every step"));
    add(TrainingView::Schedule, tr("schedule"),
        tr("Learning rate, the factor of clipping, and how much the samples still differ"));
    add(TrainingView::Affine, tr("γ and β"), tr("What the norms have learnt; with BatchNorm its running statistics"));
    add(TrainingView::Stream, tr("stream"), tr("The numbers behind one layer of the chosen arm, and all its layers"));
}

TimelineSpec TrainingPage::timeline() const {
    return trainingTimeline(m_scenario.training, [page = QPointer(this)] { return page ? page->m_newest : Index(0); });
}

void TrainingPage::setTheme(const Theme& theme) {
    m_canvas->setTheme(theme);
    m_switch->setTheme(theme);
    m_strip->setTheme(theme);
    m_explanation->setTheme(theme);
    arrange();
}

void TrainingPage::setScenario(const Scenario& scenario) {
    const bool same = sameTimeline(scenario.training, m_scenario.training);
    m_scenario = scenario;
    if (!m_trained) m_result = std::make_shared<const TrainingResult>(emptyTrainingResult(scenario));
    m_switch->setView(int(scenario.training.view));
    refresh();
    if (!same) emit timelineChanged();
}

void TrainingPage::setResult(const PageResult& result) {
    const auto* own = std::get_if<std::shared_ptr<const TrainingResult>>(&result);
    if (own && *own) take(*own);
}

// Whoever stands at the newest step goes on with it. On a page that is not shown the clock is another page's.
void TrainingPage::take(const std::shared_ptr<const TrainingResult>& result) {
    const bool atNewest = m_position >= double(m_newest);
    m_result = result;
    m_trained = true;
    m_newest = newestStep(*result);
    const bool follows = isVisible() && (atNewest || m_position > double(m_newest));
    const bool moves = follows && m_position != double(m_newest);
    if (moves) m_position = double(m_newest);
    refresh();
    if (moves) emit frameRequested(m_position);
}

void TrainingPage::setFrame(double position) {
    if (position == m_position) return;
    m_position = position;
    if (m_result) refresh();
}

void TrainingPage::setRunning(bool running) {
    m_running = running;
    m_strip->setRunning(running);
}

// At rest, and past what there is, the newest step.
void TrainingPage::refresh() {
    const auto newest = double(m_newest);
    m_look.frame = m_position > 0 ? std::min(m_position, newest) : newest;
    m_look.display = m_scenario.training;
    m_look.ranges = m_scenario.training.lockAxes && !m_figure.panels.empty() ? &m_figure : nullptr;
    m_figure = trainingFigure(*m_result, m_look);
    m_canvas->setFigure(m_figure);
    m_strip->setResult(*m_result);
    m_explanation->setSettings(m_scenario.training);
    m_explanation->setResult(*m_result);
    m_explanation->setSentence(m_figure.sentence);
    emit sentenceChanged();
}

void TrainingPage::arrange() {
    const int strip = m_strip->sizeHint().height();
    m_canvas->setGeometry(0, 0, width(), std::max(height() - strip, 1));
    m_strip->setGeometry(0, height() - strip, width(), strip);
}

void TrainingPage::resizeEvent(QResizeEvent* event) {
    PageWidget::resizeEvent(event);
    arrange();
}

// The window has put the clock to the start; a training that went on meanwhile is followed again.
void TrainingPage::showEvent(QShowEvent* event) {
    PageWidget::showEvent(event);
    QTimer::singleShot(0, this, [this] {
        if (m_running && isVisible() && m_newest > 0) emit frameRequested(double(m_newest));
    });
}

bool TrainingPage::handleKey(const QKeyEvent& event) {
    const std::size_t arm = chosenArm(m_scenario.training);
    if (event.key() == Qt::Key_PageDown)
        chooseArm(arm + 1);
    else if (event.key() == Qt::Key_PageUp)
        chooseArm(arm - std::min<std::size_t>(arm, 1));
    else
        return m_strip->handleKey(event);
    return true;
}

} // namespace normscope::ui
