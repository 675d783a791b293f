// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"

// The timeline of the Axes page: what stands in a norm's matrix at a frame.
namespace normscope {

// A place on the timeline. The first group of cells takes the first 40 % of a stage, all others share the rest.
struct Moment {
    AxesStage stage = AxesStage::Affine;
    double first = 1;    // how far the first group is, 0 ... 1
    double others = 1;   // how far all others are
    bool moving = false; // false at frame 0, where the finished outputs stand
};

// frame is clamped to 0 ... axesStages; stage k covers (k - 1, k].
Moment momentAt(double frame);

// The norm's matrix on its way from the input to y. firstGroup: the one that goes first.
MatrixD displayedValues(const AxesRun& run, const MatrixD& x, const Moment& moment, Index firstGroup);

// Whether the statistics of the group can be seen: from the moment its mean is taken.
bool statisticKnown(const Moment& moment, bool firstGroup);

} // namespace normscope
