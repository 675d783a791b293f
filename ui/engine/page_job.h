// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/axes_job.h"
#include "engine/batch_job.h"
#include "engine/depth_job.h"
#include "engine/models_job.h"
#include "engine/page_result.h"
#include "engine/precision_job.h"
#include "engine/training_job.h"

#include <functional>

namespace normscope::ui {

struct PageRequest {
    Scenario scenario;
    TrainingPace pace = TrainingPace::Run; // of the Training page
};

using PageAnswer = Expected<PageResult>;

// The work behind every page: what is computed for a scenario is that of its page.
class PageJob {
public:
    using Publish = std::function<void(PageAnswer)>;

    // publish gets the partial results on the way; it may be empty.
    PageAnswer operator()(const PageRequest& request, std::stop_token stop, const Publish& publish);

private:
    AxesJob m_axes;
    DepthJob m_depth;
    TrainingJob m_training;
    BatchJob m_batch;
    PrecisionJob m_precision;
    ModelsJob m_models;
};

} // namespace normscope::ui
