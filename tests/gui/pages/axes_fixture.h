// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/source.h"
#include "document/scenario_document.h"
#include "pages/axes/axes_page.h"
#include "plot/matrix_view.h"

#include <QTest>

namespace normscope::ui {

// The Axes page with a document behind it; the engine is called in place, so a change is on screen when it returns.
class AxesFixture {
public:
    explicit AxesFixture(const Scenario& scenario = {}) : document(scenario) {
        QObject::connect(&page, &PageWidget::changeRequested, &document,
                         [this](const Scenario& next, const QString& what, const QString& mergeKey) {
                             if (!document.change(next, what, mergeKey)) ++refused;
                         });
        QObject::connect(&page, &PageWidget::changeFinished, &document, &ScenarioDocument::endMerge);
        QObject::connect(&document, &ScenarioDocument::changed, &page, [this](const Scenario&, Change change) {
            page.setScenario(document.scenario());
            if (change == Change::Numbers) run();
        });
        page.setTheme(theme(ThemeName::Light));
        page.setReducedMotion(true); // every change is a cut: nothing to wait for
        page.resize(1040, 812);
        page.setScenario(document.scenario());
        run();
        page.show();
    }

    void run() {
        const auto table = loadTable(document.scenario().data, document.scenario().seed);
        if (!table) qFatal("%s", plain(table.error()).c_str());
        result = std::make_shared<const AxesResult>(runAxes(document.scenario(), *table));
        page.setResult(result);
    }

    MatrixView* matrix(const QString& name) const {
        for (MatrixView* view : page.findChildren<MatrixView*>())
            if (view->name() == name && view->isVisible()) return view;
        return nullptr;
    }

    QPoint middleOf(const QString& name, CellIndex cell) const {
        const MatrixView* view = matrix(name);
        return view->layoutFor(view->size()).cell(cell).center().toPoint();
    }

    // As a hand does: press on the cell, move up, let go.
    void dragUp(CellIndex cell, int pixels) {
        MatrixView* view = matrix("input");
        const QPoint start = middleOf("input", cell);
        QTest::mousePress(view, Qt::LeftButton, {}, start);
        QTest::mouseMove(view, start - QPoint(0, pixels / 2));
        QTest::mouseMove(view, start - QPoint(0, pixels));
        QTest::mouseRelease(view, Qt::LeftButton, {}, start - QPoint(0, pixels));
    }

    ScenarioDocument document;
    AxesPage page;
    std::shared_ptr<const AxesResult> result;
    int refused = 0;
};

} // namespace normscope::ui
