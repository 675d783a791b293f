// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/timeline_spec.h"

#include <algorithm>
#include <numeric>

namespace normscope::ui {

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

} // namespace normscope::ui
