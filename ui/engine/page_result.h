// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"
#include "lab/depth.h"

#include <memory>
#include <variant>

namespace normscope::ui {

// What a run gives: the alternative says for which page. A depth result may be partial: more of the same run follows.
using PageResult = std::variant<std::shared_ptr<const AxesResult>, std::shared_ptr<const DepthResult>>;

inline Page pageOf(const PageResult& result) {
    return std::holds_alternative<std::shared_ptr<const AxesResult>>(result) ? Page::Axes : Page::Depth;
}

inline const Scenario& scenarioOf(const PageResult& result) {
    return std::visit([](const auto& one) -> const Scenario& { return one->scenario; }, result);
}

} // namespace normscope::ui
