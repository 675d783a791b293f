// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/axes_job.h"
#include "engine/depth_job.h"
#include "engine/page_result.h"

#include <functional>

namespace normscope::ui {

using PageAnswer = Expected<PageResult>;

// The work behind every page: what is computed for a scenario is that of its page.
class PageJob {
public:
    using Publish = std::function<void(PageAnswer)>;

    // publish gets the partial results on the way; it may be empty.
    PageAnswer operator()(const Scenario& scenario, std::stop_token stop, const Publish& publish);

private:
    AxesJob m_axes;
    DepthJob m_depth;
};

} // namespace normscope::ui
