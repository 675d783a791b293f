// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"

namespace normscope {

// What rows of padding do to the statistics of a group that counts them.
struct PaddingEffect {
    Moments all;  // every cell of the group
    Moments real; // without padding
};

Index paddingRows(const Sample& sample);   // of the matrix
Index paddingTokens(const Sample& sample); // of each sample
// Whether groups of the run hold rows of padding beside real ones.
bool poolsPadding(const AxesRun& run, const Sample& sample);
PaddingEffect paddingEffect(const AxesRun& run, const Sample& sample, Index group);

} // namespace normscope
