// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/whole_run.h"

#include "scenario/parameter.h"

#include <utility>

namespace normscope::ui {

namespace {

constexpr std::size_t mostDepths = 6;

// Partial results as numbers.
template <class Result>
std::function<void(const Result&)> telling(const WholeRun::Progress& progress) {
    if (!progress) return {};
    return [&progress](const Result& partial) {
        progress(static_cast<std::size_t>(partial.done), static_cast<std::size_t>(partial.planned));
    };
}

// Tells of the end, which is not among the partial results.
template <class Answer>
PageAnswer finished(Answer answer, const WholeRun::Progress& progress) {
    if (!answer) return unexpected(std::move(answer.error()));
    if (progress) progress(static_cast<std::size_t>((*answer)->done), static_cast<std::size_t>((*answer)->planned));
    return PageResult(std::move(*answer));
}

// Whether one depth result holds for both: what only shows it otherwise, and the view, which adds no run here.
bool sameDepths(const Scenario& a, const Scenario& b) {
    for (const Parameter& parameter : parameters())
        if (!parameter.display && parameter.key != "depth.view" && parameter.get(a) != parameter.get(b)) return false;
    return true;
}

} // namespace

PageAnswer WholeRun::operator()(const Scenario& scenario, std::stop_token stop, const Progress& progress) {
    switch (scenario.page) {
    case Page::Axes:
        return m_axes(scenario, std::move(stop));
    case Page::Depth:
        return depth(scenario, std::move(stop), progress);
    case Page::Training:
        return finished(m_training(scenario, TrainingPace::Run, std::move(stop), telling<TrainingResult>(progress)),
                        progress);
    case Page::Batch:
        return finished(m_batch(scenario, std::move(stop), telling<BatchResult>(progress)), progress);
    case Page::Precision:
        return finished(m_precision(scenario, std::move(stop), telling<PrecisionResult>(progress)), progress);
    case Page::Models:
        break;
    }
    return m_models(scenario, std::move(stop));
}

PageAnswer WholeRun::depth(const Scenario& scenario, std::stop_token stop, const Progress& progress) {
    if (const auto before = known(scenario)) {
        auto result = std::make_shared<DepthResult>(*before);
        result->scenario = scenario;
        return PageResult(std::shared_ptr<const DepthResult>(std::move(result)));
    }
    const auto answer = m_depth(scenario, true, std::move(stop), telling<DepthResult>(progress));
    if (answer && (*answer)->complete()) m_depths.push_front(*answer);
    if (m_depths.size() > mostDepths) m_depths.pop_back();
    return finished(answer, progress);
}

std::shared_ptr<const DepthResult> WholeRun::known(const Scenario& scenario) const {
    for (const auto& result : m_depths)
        if (sameDepths(result->scenario, scenario)) return result;
    return nullptr;
}

} // namespace normscope::ui
