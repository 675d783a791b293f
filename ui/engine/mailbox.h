// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <utility>

namespace normscope::ui {

// Holds the newest value between two threads. However often one side puts, the other is woken once until it takes.
template <class T>
class Mailbox {
public:
    explicit Mailbox(std::function<void()> wake) : m_wake(std::move(wake)) {}

    void put(T value) {
        bool first = false;
        {
            const std::lock_guard lock(m_mutex);
            first = !m_value;
            m_value = std::move(value);
        }
        if (first) m_wake();
    }

    std::optional<T> take() {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_value, std::nullopt);
    }

private:
    const std::function<void()> m_wake; // called by the thread that puts
    std::mutex m_mutex;
    std::optional<T> m_value;
};

} // namespace normscope::ui
