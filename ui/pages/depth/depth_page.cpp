// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/depth/depth_page.h"

#include "pages/depth/chosen_arm.h"

#include <QKeyEvent>

namespace normscope::ui {

namespace {

constexpr int sweep = 4000, loss = 600; // ms, over all layers

TimelineSpec::Segment segment(const QString& label, Index layers, int milliseconds) {
    TimelineSpec::Segment segment;
    segment.label = label;
    segment.length = double(layers);
    segment.rests = int(layers);
    segment.milliseconds = milliseconds;
    return segment;
}

} // namespace

DepthPage::DepthPage(QWidget* parent)
    : PageWidget(parent), m_canvas(new DepthCanvas(this)), m_explanation(new DepthExplanation) {
    connect(m_canvas, &DepthCanvas::viewAdded, this, &DepthPage::connectView);
    connect(m_canvas, &DepthCanvas::exportRequested, this, &DepthPage::exportRequested);
    connect(m_canvas, &DepthCanvas::laidOut, this, &DepthPage::panelsChanged);
    connect(m_explanation, &DepthExplanation::armChosen, this, [this](int arm) { chooseArm(std::size_t(arm)); });
}

// Without a window nobody took it.
DepthPage::~DepthPage() {
    if (m_explanation && !m_explanation->parent()) delete m_explanation;
}

TimelineSpec DepthPage::timeline() const {
    const Index layers = m_scenario.depth.layers;
    TimelineSpec spec;
    spec.segments = {segment(tr("forward, layers 1 … %1").arg(layers), layers, sweep), segment(tr("loss"), 1, loss),
                     segment(tr("backward, layers %1 … 1").arg(layers), layers, sweep)};
    spec.status = [settings = m_scenario.depth](double position) {
        const DepthPlace place = depthPlace(position, settings);
        if (position > double(settings.layers) && position <= double(settings.layers) + 1) return tr("the loss");
        if (place.direction == 0) return tr("the results");
        return (place.direction > 0 ? tr("layer %1, forward") : tr("layer %1, back")).arg(place.layer);
    };
    return spec;
}

QWidget* DepthPage::explanation() { return m_explanation; }

void DepthPage::setTheme(const Theme& theme) {
    m_canvas->setTheme(theme);
    m_explanation->setTheme(theme);
}

void DepthPage::setScenario(const Scenario& scenario) {
    const bool deeper = scenario.depth.layers != m_scenario.depth.layers;
    const double share = m_look.frame / depthTimelineLength(m_scenario.depth.layers);
    m_scenario = scenario;
    const bool sweeps = scenario.depth.view == DepthView::AgainstDepth;
    if (!m_result) m_result = std::make_shared<const DepthResult>(emptyDepthResult(scenario, sweeps));
    refresh();
    if (!deeper) return;
    emit timelineChanged();
    if (share > 0 && share < 1) emit frameRequested(share * depthTimelineLength(scenario.depth.layers));
}

void DepthPage::setResult(const PageResult& result) {
    if (const auto* depth = std::get_if<std::shared_ptr<const DepthResult>>(&result)) m_result = *depth;
    if (m_result) refresh();
}

void DepthPage::setFrame(double position) {
    m_look.frame = position;
    if (m_result) refresh();
}

void DepthPage::refresh() {
    m_look.display = m_scenario.depth;
    m_look.ranges = m_scenario.depth.lockAxes && !m_figure.panels.empty() ? &m_figure : nullptr;
    m_figure = depthFigure(*m_result, m_look);
    m_canvas->setFigure(m_figure);
    m_explanation->setSettings(m_scenario.depth);
    m_explanation->setSentence(m_figure.sentence);
    emit sentenceChanged();
}

Picture DepthPage::picture(const QString& panel) { return m_canvas->picture(panel, m_figure); }

void DepthPage::resizeEvent(QResizeEvent* event) {
    PageWidget::resizeEvent(event);
    m_canvas->setGeometry(rect());
}

bool DepthPage::handleKey(const QKeyEvent& event) {
    const std::size_t arm = chosenArm(m_scenario.depth);
    if (event.key() == Qt::Key_PageDown)
        chooseArm(arm + 1);
    else if (event.key() == Qt::Key_PageUp)
        chooseArm(arm - std::min<std::size_t>(arm, 1));
    else
        return false;
    return true;
}

} // namespace normscope::ui
