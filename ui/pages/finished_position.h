// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"
#include "timeline/timeline_spec.h"

namespace normscope::ui {

// Where a picture of the page stands when nobody says otherwise: at the end, when all is there. On the Models page all
// is there at rest, and a position only chooses another row.
inline double finishedPosition(Page page, const TimelineSpec& timeline) {
    return page == Page::Models ? 0 : timeline.length();
}

} // namespace normscope::ui
