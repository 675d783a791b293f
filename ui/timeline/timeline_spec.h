// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace normscope::ui {

// What a page's frames are: segments in order. A position runs from 0 to the sum of the lengths; the position at a
// segment's very end still belongs to that segment, so that stepping rests on finished stages. Position 0 is the page
// at rest, before the first segment.
struct TimelineSpec {
    struct Segment {
        QString label;
        double length = 1;       // > 0, in positions
        int milliseconds = 1500; // > 0, playing time at speed ×1
        int rests = 1;           // > 0: equal parts, each with a rest at its end
    };
    std::vector<Segment> segments;
    std::function<QString(double position)> status; // "stage 5 of 6"; may be empty

    double length() const;
    int segmentAt(double position) const; // -1 at position 0
    double startOf(int segment) const;
    double endOf(int segment) const;

    // Rests are 0 and the ends of the segments' parts: where stepping stops.
    double restAt(double position) const; // the first one that is not before it
    double restAfter(double position) const;
    double restBefore(double position) const;
};

} // namespace normscope::ui
