// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>

namespace normscope::ui {

// What ends the threads of a job early: a request, or the first error of one of them.
class JobStop {
public:
    explicit JobStop(std::stop_token request);

    std::stop_token token() const { return m_stop.get_token(); }
    bool requested() const { return m_stop.stop_requested(); }
    void fail(Error error);                                       // on any thread; the first one is kept
    const std::optional<Error>& error() const { return m_error; } // after all threads

private:
    std::mutex m_mutex; // of the error
    std::optional<Error> m_error;
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_onRequest;
};

} // namespace normscope::ui
