// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/batch/batch_page.h"

#include "pages/batch/batch_strip.h"
#include "pages/batch/batch_timeline.h"
#include "pages/view_switch.h"

#include <QKeyEvent>

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr int lastView = int(BatchView::Conventions);

} // namespace

BatchPage::BatchPage(QWidget* parent)
    : PageWidget(parent), m_canvas(new BatchCanvas(this)), m_strip(new BatchStrip(m_canvas)),
      m_switch(new ViewSwitch(m_canvas)), m_explanation(new BatchExplanation) {
    addViews();
    connect(m_canvas, &BatchCanvas::viewAdded, this, &BatchPage::connectView);
    connect(m_canvas, &BatchCanvas::exportRequested, this, &BatchPage::exportRequested);
    connect(m_canvas, &BatchCanvas::laidOut, this, &BatchPage::panelsChanged);
    connect(m_canvas, &BatchCanvas::laidOut, this, [this] {
        m_switch->setGeometry(m_canvas->views());
        m_strip->setGeometry(m_canvas->events());
    });
    connect(m_switch, &ViewSwitch::chosen, this, &BatchPage::chooseView);
    connect(m_strip, &BatchStrip::eventPressed, this, &BatchPage::pressEvent);
    connect(m_strip, &BatchStrip::clearPressed, this, &BatchPage::clearEvents);
    connect(m_strip, &BatchStrip::featureStepped, this,
            [this](int by) { chooseFeature(std::min(m_scenario.batch.feature, features()) + by); });
}

// Without a window nobody took it.
BatchPage::~BatchPage() {
    if (m_explanation && !m_explanation->parent()) delete m_explanation;
}

void BatchPage::addViews() {
    const auto add = [this](BatchView view, const QString& label, const QString& help) {
        m_switch->addView(int(view), label, help);
    };
    add(BatchView::Law, tr("law"), tr("How far the statistics of a batch are from the population, by batch size"));
    add(BatchView::Accuracy, tr("accuracy"),
        tr("Networks that learnt with batches of several sizes, judged by running and by batch statistics"));
    add(BatchView::Gap, tr("gap"), tr("BatchNorm in training against evaluation on the same batch"));
    add(BatchView::Perturbation, tr("perturbation"), tr("One sample changes: which outputs feel it"));
    add(BatchView::Composition, tr("composition"), tr("Mixed batches against batches of one class each"));
    add(BatchView::Padding, tr("padding"), tr("Rows of zeros in a batch, counted and masked"));
    add(BatchView::Conventions, tr("conventions"), tr("The same batches under PyTorch's and Keras' conventions"));
}

TimelineSpec BatchPage::timeline() const { return batchTimeline(m_scenario); }

void BatchPage::setTheme(const Theme& theme) {
    m_switch->setTheme(theme);
    m_strip->setTheme(theme);
    m_canvas->setControls({m_strip->sizeHint(), m_switch->sizeHint()});
    m_canvas->setTheme(theme);
    m_explanation->setTheme(theme);
}

void BatchPage::setScenario(const Scenario& scenario) {
    const bool same = sameBatchTimeline(scenario, m_scenario);
    m_scenario = scenario;
    m_switch->setView(int(scenario.batch.view));
    m_explanation->setSettings(scenario.norm, scenario.batch);
    if (m_result) refresh();
    showControls();
    if (!same) emit timelineChanged();
}

void BatchPage::setResult(const PageResult& result) {
    const auto* own = std::get_if<std::shared_ptr<const BatchResult>>(&result);
    if (!own || !*own) return;
    m_result = *own;
    refresh();
    showControls();
}

void BatchPage::setFrame(double position) {
    const auto before = batchAt(m_position, m_scenario.batch.batches);
    m_position = position;
    if (batchAt(position, m_scenario.batch.batches) == before) return;
    if (m_result) refresh();
    showControls();
}

void BatchPage::refresh() {
    const std::optional<Index> batch = batchAt(m_position, m_scenario.batch.batches);
    m_look.frame = batch ? double(*batch) : 0;
    m_look.display = m_scenario.batch;
    m_figure = batchFigure(*m_result, m_look);
    m_canvas->setFigure(m_figure);
    m_explanation->setSentence(m_figure.sentence);
    emit sentenceChanged();
}

void BatchPage::showControls() { m_strip->setSettings(m_scenario.batch, shownBatch(), features()); }

Index BatchPage::shownBatch() const {
    return batchAt(m_position, m_scenario.batch.batches).value_or(m_scenario.batch.batches);
}

// Before there is a result any feature may be asked for.
Index BatchPage::features() const { return m_result ? m_result->stream.features : m_scenario.batch.feature; }

void BatchPage::resizeEvent(QResizeEvent* event) {
    PageWidget::resizeEvent(event);
    m_canvas->setGeometry(rect());
}

bool BatchPage::handleKey(const QKeyEvent& event) {
    const int view = int(m_scenario.batch.view);
    if (event.key() == Qt::Key_PageDown)
        chooseView(std::min(view + 1, lastView));
    else if (event.key() == Qt::Key_PageUp)
        chooseView(std::max(view - 1, 0));
    else
        return m_strip->handleKey(event);
    return true;
}

} // namespace normscope::ui
