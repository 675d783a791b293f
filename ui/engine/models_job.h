// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "lab/models.h"

#include <memory>
#include <stop_token>

namespace normscope::ui {

using ModelsAnswer = Expected<std::shared_ptr<const ModelsResult>>;

// What the engine's thread does for the Models page. A checkpoint is read once as long as its name stays. Nothing is
// thrown: a surprise becomes an error too.
class ModelsJob {
public:
    ModelsAnswer operator()(const Scenario& scenario, std::stop_token stop);

private:
    std::shared_ptr<const ModelsResult> m_last;
};

} // namespace normscope::ui
