// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/scenario_document.h"
#include "gui/engine/small_precision.h"
#include "lab/precision.h"
#include "pages/precision/precision_page.h"
#include "plot/panel_view.h"

#include <QTest>

namespace normscope::ui {

inline Scenario precisionSeenAs(PrecisionView view) {
    Scenario scenario = smallPrecision();
    scenario.precision.view = view;
    return scenario;
}

// The Precision page with a document and a clock behind it. What is quick is run in place, so that a change is on
// screen when it returns; no model is trained but on request.
class PrecisionFixture {
public:
    explicit PrecisionFixture(const Scenario& scenario = smallPrecision(),
                              const Theme& theme = ui::theme(ThemeName::Light), const QSize& size = {1040, 812})
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
        show(quickPrecision(document.scenario()));
    }
    void show(const PrecisionResult& next) {
        result = std::make_shared<const PrecisionResult>(next);
        page.setResult(result);
    }

    const PrecisionSettings& precision() const { return document.scenario().precision; }
    PrecisionCanvas* canvas() const { return page.findChild<PrecisionCanvas*>(); }

    // What core makes of the result when so many rows of it are shown.
    Figure expected(double rows) const {
        PrecisionLook look;
        look.frame = rows;
        look.display = precision();
        return precisionFigure(*result, look);
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

    std::vector<QRect> places() const {
        std::vector<QRect> places;
        const Picture picture = canvas()->picture({}, page.figure());
        for (const PlacedPanel& placed : picture.panels) places.push_back(placed.place);
        return places;
    }

    ScenarioDocument document;
    PrecisionPage page;
    std::shared_ptr<const PrecisionResult> result;
    int runs = 0, refused = 0;
};

} // namespace normscope::ui
