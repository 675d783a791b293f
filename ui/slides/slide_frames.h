// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "timeline/timeline_spec.h"

#include <string>
#include <vector>

// Which moments of a page's timeline become slides.
namespace normscope::ui {

constexpr int mostSlides = 200;

struct SlideFrames {
    enum class Which { Stops, Even, These };
    Which which = Which::Stops;
    int count = 6;                 // of Even: 1 ... mostSlides
    std::vector<double> positions; // of These: on the timeline, from 0; in the order of the slides
};

// "stops"; "6": so many, evenly spread; "0, 2, 5" or "3,": these positions. The error's place is "--frames".
Expected<SlideFrames> parseSlideFrames(const std::string& text);

// The position of each slide. Stops are where stepping rests, but for 0, where a page shows what comes out in the end;
// of Even they are stops if there are as many. Refuses positions off the timeline and more than mostSlides slides.
Expected<std::vector<double>> slidePositions(const SlideFrames& frames, const TimelineSpec& timeline);

} // namespace normscope::ui
