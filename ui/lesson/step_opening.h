// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"
#include "timeline/frame_clock.h"

#include <optional>

namespace normscope::ui {

// What the timeline does when a step opens. What is to be played waits for the prediction, so that one sees it come.
// The page may know its timeline only with its result: then the place is taken once more, unless the person has moved.
class StepOpening {
public:
    explicit StepOpening(FrameClock& clock) : m_clock(clock) {} // outlives this

    void begin(const Opening& opening, bool pending, bool computing);
    void answered();   // the prediction was made
    void resultCame(); // the first whole one
    void forget() { m_opening.reset(); }

private:
    bool moved() const;
    void apply();

    FrameClock& m_clock;
    std::optional<Opening> m_opening; // while there is something to do
    bool m_pending = false;
    bool m_computing = false;
    double m_place = 0;   // where this has put the clock
    bool m_atEnd = false; // that was the end of the timeline, and a longer one keeps the clock at its end
};

} // namespace normscope::ui
