// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/page_runs.h"

#include "document/scenario_command.h"

namespace normscope::ui {

namespace {

// Whether both give the numbers of a's page. Parts that only another page reads, the view and the words do not count.
bool sameNumbers(const Scenario& a, const Scenario& b) {
    Scenario other = withViewOf(b, a);
    other.title = a.title;
    other.note = a.note;
    other.page = a.page;
    if (a.page == Page::Axes) other.depth = a.depth;
    if (a.page == Page::Depth) {
        other.data = a.data;
        other.axes = a.axes;
    }
    return other == a;
}

} // namespace

bool PageRuns::cover(const Scenario& scenario) const {
    if (m_underWay && m_underWay->page == scenario.page) return sameNumbers(scenario, *m_underWay);
    const auto shown = m_shown.find(scenario.page);
    return shown != m_shown.end() && sameNumbers(scenario, shown->second);
}

void PageRuns::begin(const Scenario& scenario) { m_underWay = scenario; }

void PageRuns::show(const Scenario& scenario, bool complete) {
    if (complete)
        m_shown.insert_or_assign(scenario.page, scenario);
    else
        m_shown.erase(scenario.page);
}

} // namespace normscope::ui
