// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table_cache.h"
#include "lab/axes.h"

namespace normscope::ui {

using AxesAnswer = Expected<std::shared_ptr<const AxesResult>>;

// What the engine's thread does for the Axes page. Nothing is thrown: a surprise becomes an error too.
class AxesJob {
public:
    AxesAnswer operator()(const Scenario& scenario, std::stop_token stop);

private:
    TableCache m_tables;
};

} // namespace normscope::ui
