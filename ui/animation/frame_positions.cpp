// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/frame_positions.h"

#include <algorithm>
#include <cmath>

namespace normscope::ui {

namespace {

constexpr double restAtStart = 0.6, restAtEnd = 1.2, longest = 20; // s
constexpr double justInside = 1e-6;                                // of the timeline

double milliseconds(const TimelineSpec& timeline) {
    double sum = 0;
    for (const TimelineSpec::Segment& segment : timeline.segments) sum += segment.milliseconds;
    return sum;
}

double positionAfter(const TimelineSpec& timeline, double milliseconds) {
    double position = 0;
    for (const TimelineSpec::Segment& segment : timeline.segments) {
        if (milliseconds < segment.milliseconds) return position + segment.length * milliseconds / segment.milliseconds;
        milliseconds -= segment.milliseconds;
        position += segment.length;
    }
    return position;
}

// A rest is a moment, and in a short animation a small part of it.
int restFrames(double seconds, int fps, int most) { return std::clamp(int(std::lround(seconds * fps)), 1, most); }

} // namespace

double naturalSeconds(const TimelineSpec& timeline) {
    return std::min(restAtStart + milliseconds(timeline) / 1000 + restAtEnd, longest);
}

int frameCount(int fps, double seconds) { return std::max(2, int(std::lround(fps * seconds))); }

std::vector<double> framePositions(const TimelineSpec& timeline, int frames, int fps) {
    const int first = restFrames(restAtStart, fps, std::max(1, frames / 8));
    const int last = restFrames(restAtEnd, fps, std::max(1, frames / 4));
    const int moving = frames - first - last;
    const double all = milliseconds(timeline), start = justInside * timeline.length();
    std::vector<double> positions(std::size_t(first), start);
    for (int k = 1; k <= moving; ++k)
        positions.push_back(std::max(start, positionAfter(timeline, all * k / (moving + 1))));
    positions.insert(positions.end(), std::size_t(last), timeline.length());
    return positions;
}

} // namespace normscope::ui
