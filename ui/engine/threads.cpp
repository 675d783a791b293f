// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/threads.h"

#include <algorithm>
#include <system_error>
#include <thread>
#include <vector>

namespace normscope::ui {

unsigned atLeastOne(unsigned threads) {
    return std::max(1U, threads > 0 ? threads : std::thread::hardware_concurrency());
}

void onThreads(std::size_t count, const std::function<void(std::size_t)>& work) {
    std::vector<std::jthread> helpers; // its end waits for them
    helpers.reserve(count);
    try {
        for (std::size_t i = 1; i < count; ++i) helpers.emplace_back([&work, i] { work(i); });
    } catch (const std::system_error&) {
    }
    work(0);
}

} // namespace normscope::ui
