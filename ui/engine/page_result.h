// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"
#include "lab/batch.h"
#include "lab/depth.h"
#include "lab/models.h"
#include "lab/precision.h"
#include "lab/training.h"

#include <memory>
#include <variant>

namespace normscope::ui {

// What a run gives: the alternative says for which page. All but those of Axes and Models may be partial: more of the same run
// follows, or, of a training that was paused, would follow.
using PageResult = std::variant<std::shared_ptr<const AxesResult>, std::shared_ptr<const DepthResult>,
                                std::shared_ptr<const TrainingResult>, std::shared_ptr<const BatchResult>,
                                std::shared_ptr<const PrecisionResult>, std::shared_ptr<const ModelsResult>>;

inline Page pageOf(const PageResult& result) {
    constexpr Page pages[] = {Page::Axes, Page::Depth, Page::Training, Page::Batch, Page::Precision, Page::Models};
    return pages[result.index()];
}

inline const Scenario& scenarioOf(const PageResult& result) {
    return std::visit([](const auto& one) -> const Scenario& { return one->scenario; }, result);
}

} // namespace normscope::ui
