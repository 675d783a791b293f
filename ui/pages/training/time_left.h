// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

#include <QtGlobal>

#include <deque>
#include <optional>

namespace normscope::ui {

// How long the steps that are left will take, from how fast the last ones were.
class TimeLeft {
public:
    void restart() { m_seen.clear(); } // after a pause
    void add(qint64 milliseconds, Index done);
    std::optional<double> seconds(Index left) const; // none: too little seen yet

private:
    struct Seen {
        qint64 milliseconds = 0;
        Index done = 0;
    };
    std::deque<Seen> m_seen; // of the last seconds, oldest first
};

} // namespace normscope::ui
