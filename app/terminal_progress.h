// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <ostream>
#include <string>

namespace normscope::cli {

// "step 120 of 600  [####                ]  about 14 s left"; the rest of the time only when it can be told.
std::string progressText(const std::string& noun, std::size_t done, std::size_t planned, std::chrono::seconds left);

// How far a run is, on one line of a terminal that is written again and again, and ended with this.
class TerminalProgress {
public:
    // terminal false: says nothing, as in a pipe. noun: what is counted, "step".
    TerminalProgress(std::ostream& out, std::string noun, bool terminal);
    ~TerminalProgress();
    TerminalProgress(const TerminalProgress&) = delete;
    TerminalProgress& operator=(const TerminalProgress&) = delete;

    void show(std::size_t done, std::size_t planned);

private:
    using Clock = std::chrono::steady_clock;
    std::chrono::seconds timeLeft(std::size_t done, std::size_t planned) const; // 0: not to be told

    std::ostream& m_out;
    const std::string m_noun;
    const bool m_terminal;
    const Clock::time_point m_begin = Clock::now();
    std::size_t m_width = 0; // of the line as it stands there
};

} // namespace normscope::cli
