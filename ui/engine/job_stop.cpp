// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job_stop.h"

#include <utility>

namespace normscope::ui {

JobStop::JobStop(std::stop_token request) : m_onRequest(std::move(request), [this] { m_stop.request_stop(); }) {}

void JobStop::fail(Error error) {
    {
        const std::lock_guard lock(m_mutex);
        if (!m_error) m_error = std::move(error);
    }
    m_stop.request_stop();
}

} // namespace normscope::ui
