// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "terminal_progress.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace normscope::cli {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t barWidth = 20;
constexpr auto tooSoon = 1s; // to tell how long it takes

std::string barText(std::size_t done, std::size_t planned) {
    const std::size_t filled = planned > 0 ? std::min(done * barWidth / planned, barWidth) : 0;
    return "[" + std::string(filled, '#') + std::string(barWidth - filled, ' ') + "]";
}

std::string durationText(std::chrono::seconds time) {
    return time < 100s ? std::to_string(time.count()) + " s" : std::to_string((time + 30s) / 1min) + " min";
}

} // namespace

std::string progressText(const std::string& noun, std::size_t done, std::size_t planned, std::chrono::seconds left) {
    std::string text =
        noun + " " + std::to_string(done) + " of " + std::to_string(planned) + "  " + barText(done, planned);
    if (left > 0s) text += "  about " + durationText(left) + " left";
    return text;
}

TerminalProgress::TerminalProgress(std::ostream& out, std::string noun, bool terminal)
    : m_out(out), m_noun(std::move(noun)), m_terminal(terminal) {}

TerminalProgress::~TerminalProgress() {
    if (m_width > 0) m_out << std::endl;
}

void TerminalProgress::show(std::size_t done, std::size_t planned) {
    if (!m_terminal) return;
    const std::string text = progressText(m_noun, done, planned, timeLeft(done, planned));
    m_out << '\r' << text << std::string(m_width - std::min(m_width, text.size()), ' ') << std::flush;
    m_width = text.size();
}

std::chrono::seconds TerminalProgress::timeLeft(std::size_t done, std::size_t planned) const {
    const std::chrono::duration<double> spent = Clock::now() - m_begin;
    if (done == 0 || done >= planned || spent < tooSoon) return 0s;
    const double left = spent.count() * static_cast<double>(planned - done) / static_cast<double>(done);
    return std::chrono::seconds(std::llround(std::max(left, 1.0)));
}

} // namespace normscope::cli
