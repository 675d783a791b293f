// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timeline/timeline_spec.h"

// A timeline with rests inside its segments: 24 layers forward, the loss, 24 layers back; a layer takes 100 ms.
inline normscope::ui::TimelineSpec thereAndBack(int layers = 24) {
    normscope::ui::TimelineSpec spec;
    spec.segments = {{"forward, layers 1 … 24", double(layers), 100 * layers, layers},
                     {"loss", 1, 300},
                     {"backward, layers 24 … 1", double(layers), 100 * layers, layers}};
    return spec;
}
