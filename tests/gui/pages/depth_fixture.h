// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/scenario_document.h"
#include "lab/depth.h"
#include "pages/depth/depth_page.h"

#include <QTest>

namespace normscope::ui {

// Small enough to be run at every change.
inline Scenario smallDepth() {
    Scenario scenario;
    scenario.page = Page::Depth;
    DepthSettings& depth = scenario.depth;
    depth.layers = 6;
    depth.width = 16;
    depth.heads = 2;
    depth.batch = 2;
    depth.tokens = 4;
    depth.seeds = 2;
    depth.layer = 3;
    return scenario;
}

// The Depth page with a document behind it; the stacks are run in place, so a change is on screen when it returns.
class DepthFixture {
public:
    explicit DepthFixture(const Scenario& scenario = smallDepth(), const Theme& theme = ui::theme(ThemeName::Light),
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
        page.setTheme(theme);
        page.resize(size);
        page.setScenario(document.scenario());
        run();
        page.show();
    }

    void run() {
        const bool sweep = depth().view == DepthView::AgainstDepth;
        page.setResult(std::make_shared<const DepthResult>(runDepth(document.scenario(), sweep)));
    }

    const DepthSettings& depth() const { return document.scenario().depth; }

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

    DepthCanvas* canvas() const { return page.findChild<DepthCanvas*>(); }

    ScenarioDocument document;
    DepthPage page;
    int refused = 0;
};

} // namespace normscope::ui
