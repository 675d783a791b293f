// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/training/training_page.h"
#include "plot/rich_text.h"

#include <QGuiApplication>

#include <algorithm>
#include <cmath>

// What a person does on the Training page: point at a step, go there, choose an arm, a layer, a view, branch off.
namespace normscope::ui {

void TrainingPage::connectView(PanelView* view) {
    if (view->name() == "arms") {
        connect(view, &PanelView::clicked, this, [this](double card) { chooseArm(std::size_t(card)); });
    } else if (view->name() == "layer-gradient" || view->name() == "layer-rms") {
        connect(view, &PanelView::clicked, this, &TrainingPage::chooseLayer);
    } else {
        connect(view, &PanelView::hovered, this, &TrainingPage::hover);
        connect(view, &PanelView::clicked, this, &TrainingPage::seek);
    }
}

void TrainingPage::hover(std::optional<double> x) {
    if (x && QGuiApplication::mouseButtons().testFlag(Qt::LeftButton)) seek(*x); // a drag
    std::optional<Index> step;
    if (x && m_newest > 0) step = std::clamp(Index(std::lround(*x)), Index(1), m_newest);
    if (m_look.hovered == step) return;
    m_look.hovered = step;
    refresh();
}

// Where nothing is yet, to the newest step.
void TrainingPage::seek(double x) {
    if (m_newest > 0) emit frameRequested(double(std::clamp(Index(std::lround(x)), Index(1), m_newest)));
}

void TrainingPage::chooseArm(std::size_t arm) {
    Scenario next = m_scenario;
    next.training.arm = Index(std::min(arm, next.training.arms.size() - 1));
    if (next != m_scenario) emit changeRequested(next, tr("arm"), {});
}

void TrainingPage::chooseLayer(double layer) {
    const Index last = planOf(m_scenario.training, chosenArm(m_scenario.training)).start.model.layers;
    Scenario next = m_scenario;
    next.training.layer = std::clamp(Index(std::lround(layer)), Index(0), last);
    if (next != m_scenario) emit changeRequested(next, tr("layer"), {});
}

void TrainingPage::chooseView(int view) {
    Scenario next = m_scenario;
    next.training.view = TrainingView(view);
    if (next != m_scenario) emit changeRequested(next, tr("view"), {});
}

Index TrainingPage::shownStep() const { return Index(std::floor(m_look.frame)); }

void TrainingPage::branch() {
    const auto next = withBranch(m_scenario, shownStep());
    if (!next) return emit message(translated(next.error().reason));
    const Index step = shownStep();
    emit changeRequested(*next, tr("branch"), {});
    if (m_scenario != *next) return;                        // refused, and answered
    emit frameRequested(double(m_scenario.training.steps)); // where both futures will be
    emit message(tr("A new arm branches off at step %1: change it under “this arm only”.").arg(step));
}

} // namespace normscope::ui
