// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace normscope::cli {

namespace {

using namespace std::chrono_literals;

constexpr auto betweenLooks = 20ms;

std::atomic<bool> asked = false;
static_assert(std::atomic<bool>::is_always_lock_free); // all that a signal handler may touch

void note(int) { asked.store(true, std::memory_order_relaxed); }

} // namespace

Interrupt::Interrupt() {
    listen();
    m_watch = std::jthread([this](std::stop_token ended) { watch(std::move(ended)); });
}

Interrupt::~Interrupt() { sigaction(SIGINT, &m_before, nullptr); }

void Interrupt::listen() {
    asked.store(false, std::memory_order_relaxed);
    sigaction(SIGINT, nullptr, &m_before);
    if (m_before.sa_handler == SIG_IGN) return;
    struct sigaction action = {};
    action.sa_handler = note;
    action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
    sigaction(SIGINT, &action, nullptr);
}

// A handler can wake nobody.
void Interrupt::watch(std::stop_token ended) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any pause;
    while (!ended.stop_requested()) {
        if (asked.load(std::memory_order_relaxed)) {
            m_stop.request_stop();
            return;
        }
        pause.wait_for(lock, ended, betweenLooks, [] { return false; });
    }
}

} // namespace normscope::cli
