// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/timeline_spec.h"

// Six stages of length 1 that take 1000 ms each at speed ×1.
inline normscope::ui::TimelineSpec sixStages() {
    normscope::ui::TimelineSpec spec;
    for (const char* label : {"input", "mean", "centre", "variance", "normalise", "scale & shift"})
        spec.segments.push_back({label, 1, 1000});
    spec.status = [](double position) { return QStringLiteral("at %1").arg(position); };
    return spec;
}
