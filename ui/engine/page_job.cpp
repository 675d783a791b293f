// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/page_job.h"

namespace normscope::ui {

PageAnswer PageJob::operator()(const Scenario& scenario, std::stop_token stop, const Publish& publish) {
    if (scenario.page == Page::Axes) return m_axes(scenario, stop);
    DepthJob::Progress progress;
    if (publish)
        progress = [&publish](const DepthResult& partial) {
            publish(PageResult(std::make_shared<const DepthResult>(partial)));
        };
    return m_depth(scenario, scenario.depth.view == DepthView::AgainstDepth, stop, progress);
}

} // namespace normscope::ui
