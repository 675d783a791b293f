// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/file_run.h"

namespace normscope::ui {

Expected<void> makeFile(const FileOrder& order, const FileProgress& progress, const std::stop_token& stop) {
    const PageAnswer result = computed(order.scenario, progress.computing, stop);
    if (!result) return unexpected(result.error());
    const auto run = order.begin(*result);
    if (!run) return unexpected(run.error());
    while (!(*run)->finished()) {
        if (stop.stop_requested()) return unexpected(stoppedError());
        if (const auto drawn = (*run)->step(); !drawn) return drawn;
        if (progress.drawing) progress.drawing((*run)->done(), (*run)->planned());
    }
    return {};
}

} // namespace normscope::ui
