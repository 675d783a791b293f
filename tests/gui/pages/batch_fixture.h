// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/scenario_document.h"
#include "lab/batch.h"
#include "pages/batch/batch_page.h"
#include "plot/panel_view.h"

#include <QPushButton>
#include <QTest>

namespace normscope::ui {

// A short stream, and trainings of a few steps.
inline Scenario smallBatch(BatchView view = BatchView::Law) {
    Scenario scenario;
    scenario.page = Page::Batch;
    scenario.norm.momentum = 0.3; // its start is forgotten after 13 batches
    scenario.batch.batches = 30;
    scenario.batch.steps = 3;
    scenario.batch.seeds = 1;
    scenario.batch.view = view;
    return scenario;
}

// The Batch page with a document and a clock behind it. What is quick is run in place, so that a change is on screen
// when it returns; nothing is trained but on request.
class BatchFixture {
public:
    explicit BatchFixture(const Scenario& scenario = smallBatch(), const Theme& theme = ui::theme(ThemeName::Light),
                          const QSize& size = {1040, 812})
        : document(scenario) {
        QObject::connect(&page, &PageWidget::changeRequested, &document,
                         [this](const Scenario& next, const QString& what, const QString& mergeKey) {
                             if (!document.change(next, what, mergeKey)) ++refused;
                         });
        QObject::connect(&document, &ScenarioDocument::changed, &page, [this](const Scenario&, Change change) {
            page.setScenario(document.scenario());
            if (change == Change::Numbers) run();
        });
        QObject::connect(&page, &PageWidget::frameRequested, &page, [this](double frame) { goTo(frame); });
        page.setTheme(theme);
        page.resize(size);
        page.setScenario(document.scenario());
        run();
        page.show();
    }

    void run() {
        ++runs;
        show(quickBatch(document.scenario()));
    }
    void show(const BatchResult& next) {
        result = std::make_shared<const BatchResult>(next);
        page.setResult(result);
    }
    void goTo(double frame) {
        position = frame;
        page.setFrame(frame);
    }

    const BatchSettings& batch() const { return document.scenario().batch; }
    BatchCanvas* canvas() const { return page.findChild<BatchCanvas*>(); }
    QPushButton* button(const char* name) const { return page.findChild<QPushButton*>(name); }

    // What core makes of the result when it is looked at like this.
    Figure expected(BatchLook look) const {
        look.display = batch();
        return batchFigure(*result, look);
    }

    PanelView* view(const QString& name) const {
        for (PanelView* view : page.findChildren<PanelView*>())
            if (view->name() == name && view->isVisible()) return view;
        return nullptr;
    }

    template <class View>
    View* view(const QString& name) const {
        return qobject_cast<View*>(view(name));
    }

    ScenarioDocument document;
    BatchPage page;
    std::shared_ptr<const BatchResult> result;
    double position = 0; // of the clock
    int runs = 0, refused = 0;
};

} // namespace normscope::ui
