// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/page_job.h"

#include <utility>

namespace normscope::ui {

namespace {

// Copies what the job goes on changing.
template <class Result>
std::function<void(const Result&)> publishing(const PageJob::Publish& publish) {
    if (!publish) return {};
    return [&publish](const Result& partial) { publish(PageResult(std::make_shared<const Result>(partial))); };
}

} // namespace

PageAnswer PageJob::operator()(const PageRequest& request, std::stop_token stop, const Publish& publish) {
    const Scenario& scenario = request.scenario;
    switch (scenario.page) {
    case Page::Axes:
        return m_axes(scenario, std::move(stop));
    case Page::Depth:
        return m_depth(scenario, scenario.depth.view == DepthView::AgainstDepth, std::move(stop),
                       publishing<DepthResult>(publish));
    case Page::Training:
        return m_training(scenario, request.pace, std::move(stop), publishing<TrainingResult>(publish));
    case Page::Batch:
        return m_batch(scenario, std::move(stop), publishing<BatchResult>(publish));
    case Page::Precision:
        return m_precision(scenario, std::move(stop), publishing<PrecisionResult>(publish));
    case Page::Models:
        break;
    }
    return m_models(scenario, std::move(stop));
}

} // namespace normscope::ui
