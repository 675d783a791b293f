// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/scenario_document.h"
#include "lab/training.h"
#include "pages/training/training_page.h"
#include "plot/panel_view.h"

#include <QTest>

#include <stdexcept>

namespace normscope::ui {

// Trained in milliseconds.
inline Scenario smallTraining() {
    Scenario scenario;
    scenario.page = Page::Training;
    TrainingSettings& training = scenario.training;
    training.data = TrainingData::Wine;
    training.all.model.block = BlockKind::Mlp;
    training.all.model.layers = 2;
    training.all.model.width = 8;
    training.all.batch = 8;
    training.steps = 20;
    training.evaluateEvery = 5;
    training.seeds = 2;
    training.arms[1].changes = {{"warmup", std::int64_t(8)}};
    return scenario;
}

// So many steps of the first seed.
inline std::shared_ptr<const TrainingResult> trainedFor(const Scenario& scenario, Index steps) {
    auto result = std::make_shared<TrainingResult>(emptyTrainingResult(scenario));
    const auto task = trainingTask(scenario, scenario.seed);
    if (!task) throw std::runtime_error(plain(task.error()));
    for (std::size_t arm = 0; arm < result->arms.size(); ++arm) {
        TrainingLane lane(scenario, arm, scenario.seed, *task, true);
        for (Index step = 0; step < steps && !lane.ended(); ++step) lane.step({});
        result->arms[arm].runs[0] = std::make_shared<const TrainingRun>(lane.run());
    }
    result->classes = (*task)->classes;
    count(*result);
    return result;
}

// The Training page with a document and a clock behind it. Nothing is trained but on request.
class TrainingFixture {
public:
    explicit TrainingFixture(const Scenario& scenario = smallTraining(),
                             const Theme& theme = ui::theme(ThemeName::Light), const QSize& size = {1040, 812})
        : document(scenario) {
        QObject::connect(&page, &PageWidget::changeRequested, &document,
                         [this](const Scenario& next, const QString& what, const QString& mergeKey) {
                             if (!document.change(next, what, mergeKey)) ++refused;
                         });
        QObject::connect(&document, &ScenarioDocument::changed, &page,
                         [this] { page.setScenario(document.scenario()); });
        QObject::connect(&page, &PageWidget::frameRequested, &page, [this](double position) { goTo(position); });
        page.setTheme(theme);
        page.resize(size);
        page.setScenario(document.scenario());
        page.show();
    }

    void goTo(double frame) {
        position = frame;
        page.setFrame(frame);
    }
    void trainFor(Index steps) { page.setResult(trainedFor(document.scenario(), steps)); }
    void trainAll() {
        page.setResult(std::make_shared<const TrainingResult>(runTraining(document.scenario()).value()));
    }

    const TrainingSettings& training() const { return document.scenario().training; }
    TrainingCanvas* canvas() const { return page.findChild<TrainingCanvas*>(); }

    PanelView* view(const QString& name) const {
        for (PanelView* view : page.findChildren<PanelView*>())
            if (view->name() == name && view->isVisible()) return view;
        return nullptr;
    }

    template <class View>
    View* view(const QString& name) const {
        return qobject_cast<View*>(view(name));
    }

    template <class Panel>
    const Panel& shown(const QString& name) const {
        return std::get<Panel>(view(name)->panel());
    }

    ScenarioDocument document;
    TrainingPage page;
    double position = 0; // of the clock
    int refused = 0;
};

} // namespace normscope::ui
