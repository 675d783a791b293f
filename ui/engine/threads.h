// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace normscope::ui {

// How many threads to use where so many are asked for; 0: as many as there are processors.
unsigned atLeastOne(unsigned threads);

// work(0) on this thread and work(1) ... work(count - 1) on others; returns when all have. Where the system gives no
// more threads, those there are do the work. It throws nothing.
void onThreads(std::size_t count, const std::function<void(std::size_t)>& work);

} // namespace normscope::ui
