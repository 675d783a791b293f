// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/page_defaults.h"

#include "scenario/parameter.h"

namespace normscope::ui {

namespace {

void resetParts(Page page, Scenario& scenario) {
    switch (page) {
    case Page::Axes:
        scenario.data = {};
        scenario.norm = {};
        scenario.axes = {};
        break;
    case Page::Depth:
        scenario.depth = {};
        break;
    case Page::Training:
        scenario.training = {};
        break;
    case Page::Batch:
        scenario.batch = {};
        break;
    case Page::Precision:
        scenario.precision = {};
        break;
    case Page::Models:
        scenario.models = {};
        break;
    }
}

} // namespace

Scenario withDefaultsOf(const PageWidget& page, const Scenario& scenario) {
    const Scenario defaults;
    Scenario next = scenario;
    next.title.clear();
    next.note.clear();
    resetParts(page.page(), next);
    const std::vector<PanelSection> sections = page.panelLayout();
    for (const PanelSection& section : sections)
        for (const PlacedControl& placed : section.controls)
            if (const Parameter* parameter = findParameter(placed.key)) parameter->set(next, parameter->get(defaults));
    return next;
}

} // namespace normscope::ui
