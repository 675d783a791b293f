// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <signal.h>

#include <stop_token>
#include <thread>

namespace normscope::cli {

// While it lives, the first Ctrl-C (SIGINT) is a request to stop; the second ends the program as usual. Where whoever
// started the program has it ignore Ctrl-C, it does. One at a time.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return m_stop.get_token(); }

private:
    void listen();
    void watch(std::stop_token ended);

    std::stop_source m_stop;
    struct sigaction m_before = {};
    std::jthread m_watch; // last: ends before what it uses
};

} // namespace normscope::cli
