// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/computed.h"

namespace normscope::ui {

namespace {

void tell(const PageResult& result, const RunProgress& progress) {
    const auto each = [&progress](const auto& one) {
        if constexpr (requires { one->planned; })
            progress(static_cast<std::size_t>(one->done), static_cast<std::size_t>(one->planned));
    };
    std::visit(each, result);
}

} // namespace

Error stoppedError() { return {"", "", NORMSCOPE_TEXT("stopped")}; }

PageAnswer computed(const Scenario& scenario, const RunProgress& progress, const std::stop_token& stop) {
    const auto publish = [&progress](const PageAnswer& partial) {
        if (partial && progress) tell(*partial, progress);
    };
    PageAnswer answer = PageJob()({scenario}, stop, publish);
    if (answer && stop.stop_requested()) return unexpected(stoppedError());
    return answer;
}

} // namespace normscope::ui
