// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes_scene.h"

// "What you see", from the numbers of the result. The first paragraph tells what the norms did, the second what it
// means for the chosen cell.
namespace normscope {

Text axesSentence(const AxesScene& scene);

// The first paragraph is the first of these that is not empty.
Text failureSentence(const AxesScene& scene);   // a norm that is not defined, cells that are not finite
Text stageSentence(const AxesScene& scene);     // while the timeline is on its way
Text editSentence(const AxesScene& scene);      // which outputs an edit reached
Text dominanceSentence(const AxesScene& scene); // one feature that holds most of every row
Text overviewSentence(const AxesScene& scene);  // means and sds of rows and features

Text groupsText(const AxesScene& scene, std::size_t run); // the overview's part on GroupNorm and InstanceNorm

// Added to the first one at the end of the timeline: what padding does to the statistics; empty without padding.
Text paddingSentence(const AxesScene& scene);

// The second one, by view.
Text cellSentence(const AxesScene& scene);
Text influenceSentence(const AxesScene& scene);
Text backwardSentence(const AxesScene& scene);

} // namespace normscope
