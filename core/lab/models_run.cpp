// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/models.h"

namespace normscope {

Expected<ModelsResult> runModels(const Scenario& scenario, const ModelsResult* earlier, std::stop_token stop) {
    ModelsResult result{scenario, nullptr};
    const std::string& file = scenario.models.file;
    if (file.empty()) return result;
    if (earlier && earlier->scenario.models.file == file) result.checkpoint = earlier->checkpoint;
    if (result.checkpoint) return result;
    auto checkpoint = readCheckpoint(file, stop);
    if (!checkpoint) return unexpected(checkpoint.error());
    result.checkpoint = std::make_shared<const Checkpoint>(std::move(*checkpoint));
    return result;
}

} // namespace normscope
