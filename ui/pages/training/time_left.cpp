// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/training/time_left.h"

namespace normscope::ui {

namespace {

constexpr qint64 window = 4000, least = 500; // ms

} // namespace

void TimeLeft::add(qint64 milliseconds, Index done) {
    if (!m_seen.empty() && done < m_seen.back().done) restart(); // another run
    m_seen.push_back({milliseconds, done});
    while (m_seen.size() > 2 && m_seen[1].milliseconds <= milliseconds - window) m_seen.pop_front();
}

std::optional<double> TimeLeft::seconds(Index left) const {
    if (m_seen.size() < 2) return {};
    const qint64 passed = m_seen.back().milliseconds - m_seen.front().milliseconds;
    const Index steps = m_seen.back().done - m_seen.front().done;
    if (passed < least || steps <= 0) return {};
    return double(left) * double(passed) / double(steps) / 1000;
}

} // namespace normscope::ui
