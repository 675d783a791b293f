// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/page_runs.h"

#include "document/scenario_command.h"
#include "lab/batch.h"

namespace normscope::ui {

namespace {

bool readsData(const Scenario& scenario) {
    if (scenario.page == Page::Training) return scenario.training.data == TrainingData::File;
    return scenario.page == Page::Axes;
}

// Whether both give the numbers of a's page. Parts that only another page reads, the view and the words do not count.
bool sameNumbers(const Scenario& a, const Scenario& b) {
    Scenario other = withViewOf(b, a);
    other.title = a.title;
    other.note = a.note;
    other.page = a.page;
    if (a.page != Page::Axes) other.axes = a.axes;
    if (a.page != Page::Depth) other.depth = a.depth;
    if (a.page != Page::Training) other.training = a.training;
    if (a.page != Page::Batch) other.batch = a.batch;
    if (a.page != Page::Precision) other.precision = a.precision;
    if (a.page != Page::Models) other.models = a.models;
    if (!readsData(a)) other.data = a.data;
    return other == a;
}

bool holds(const std::map<Page, Scenario>& pages, const Scenario& scenario) {
    const auto page = pages.find(scenario.page);
    return page != pages.end() && sameNumbers(scenario, page->second);
}

} // namespace

bool PageRuns::cover(const Scenario& scenario) const {
    if (m_underWay && m_underWay->page == scenario.page) return sameNumbers(scenario, *m_underWay);
    return holds(m_shown, scenario);
}

// What the view shows is trained first.
bool PageRuns::comeInOtherOrder(const Scenario& scenario) const {
    if (!m_underWay || m_underWay->page != Page::Batch || scenario.page != Page::Batch) return false;
    return trainedCases(*m_underWay) != trainedCases(scenario);
}

bool PageRuns::askedFor(const Scenario& scenario) const { return holds(m_asked, scenario); }

void PageRuns::begin(const Scenario& scenario) {
    m_underWay = scenario;
    m_asked.insert_or_assign(scenario.page, scenario);
}

void PageRuns::show(const Scenario& scenario, bool complete) {
    if (complete)
        m_shown.insert_or_assign(scenario.page, scenario);
    else
        m_shown.erase(scenario.page);
}

} // namespace normscope::ui
