// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/timeline_spec.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace normscope::ui {

namespace {

constexpr double sameSpot = 1e-9; // positions closer than this are one: steps then never stick to a rest

// Which part of its segment the position lies in, from 1; an end belongs to its part.
double partAt(const TimelineSpec& spec, int segment, double position) {
    const auto& s = spec.segments[std::size_t(segment)];
    const double inside = position - spec.startOf(segment) - sameSpot;
    return std::clamp(std::ceil(inside * s.rests / s.length), 1.0, double(s.rests));
}

double endOfPart(const TimelineSpec& spec, int segment, double part) {
    const auto& s = spec.segments[std::size_t(segment)];
    return spec.startOf(segment) + s.length * (part / s.rests);
}

} // namespace

double TimelineSpec::length() const { return endOf(static_cast<int>(segments.size()) - 1); }

double TimelineSpec::startOf(int segment) const { return endOf(segment - 1); }

double TimelineSpec::endOf(int segment) const {
    const auto count = std::clamp<std::ptrdiff_t>(segment + 1, 0, std::ssize(segments));
    return std::accumulate(segments.begin(), segments.begin() + count, 0.0,
                           [](double sum, const Segment& s) { return sum + s.length; });
}

int TimelineSpec::segmentAt(double position) const {
    if (!(position > 0)) return -1;
    int segment = 0;
    const int last = static_cast<int>(segments.size()) - 1;
    while (segment < last && position > endOf(segment)) ++segment;
    return std::min(segment, last);
}

double TimelineSpec::restAt(double position) const {
    const int segment = segmentAt(position);
    return segment < 0 ? 0 : endOfPart(*this, segment, partAt(*this, segment, position));
}

double TimelineSpec::restAfter(double position) const { return restAt(std::max(position, 0.0) + 2 * sameSpot); }

double TimelineSpec::restBefore(double position) const {
    const double before = position - sameSpot;
    const int segment = segmentAt(before);
    return segment < 0 ? 0 : endOfPart(*this, segment, partAt(*this, segment, before) - 1);
}

} // namespace normscope::ui
