// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/checkpoint_files.h"
#include "document/scenario_document.h"
#include "lab/models.h"
#include "pages/models/models_page.h"
#include "plot/panel_view.h"
#include "plot/text_table_view.h"

#include <QTest>

namespace normscope::ui {

inline Scenario modelsScenario(ModelsView view = ModelsView::Table, const std::string& file = {}) {
    Scenario scenario;
    scenario.page = Page::Models;
    scenario.models.view = view;
    scenario.models.file = file;
    return scenario;
}

// The Models page with a document behind it. A checkpoint is read in place, so that a change is on screen when it
// returns.
class ModelsFixture {
public:
    explicit ModelsFixture(const Scenario& scenario = modelsScenario(),
                           const Theme& theme = ui::theme(ThemeName::Light), const QSize& size = {1040, 772})
        : document(scenario) {
        QObject::connect(&page, &PageWidget::changeRequested, &document,
                         [this](const Scenario& next, const QString& what, const QString& mergeKey) {
                             if (!document.change(next, what, mergeKey)) ++refused;
                         });
        QObject::connect(&document, &ScenarioDocument::changed, &page, [this](const Scenario&, Change change) {
            page.setScenario(document.scenario());
            if (change == Change::Numbers) run();
        });
        page.setTheme(theme);
        page.resize(size);
        page.setScenario(document.scenario());
        run();
        page.show();
    }

    void run() {
        ++runs;
        auto next = runModels(document.scenario(), result.get());
        if (!next) qFatal("cannot read the checkpoint");
        result = std::make_shared<const ModelsResult>(std::move(*next));
        page.setResult(result);
    }

    const Scenario& scenario() const { return document.scenario(); }
    const ModelsSettings& models() const { return document.scenario().models; }
    void change(const Scenario& next) {
        if (!document.change(next)) ++refused;
    }
    ModelsCanvas* canvas() const { return page.findChild<ModelsCanvas*>(); }

    // What core makes of the result at that place of the timeline.
    Figure expected(double frame) const {
        ModelsLook look;
        look.frame = frame;
        look.display = models();
        return modelsFigure(*result, look);
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
    TextTableView* table() const { return view<TextTableView>(QStringLiteral("models")); }
    TextTableView* roles() const { return view<TextTableView>(QStringLiteral("norms")); }

    std::vector<QRect> places() const {
        std::vector<QRect> places;
        const Picture picture = canvas()->picture({}, page.figure());
        for (const PlacedPanel& placed : picture.panels) places.push_back(placed.place);
        return places;
    }

    ScenarioDocument document;
    ModelsPage page;
    std::shared_ptr<const ModelsResult> result;
    int runs = 0, refused = 0;
};

inline void clickRow(TextTableView& list, Index row) {
    QTest::mouseClick(&list, Qt::LeftButton, {}, list.cellRect({row, 0}).center().toPoint());
}

} // namespace normscope::ui
