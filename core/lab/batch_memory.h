// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/batch_scene.h"
#include "norm/memory.h"

#include <vector>

// What the running statistics remember, and what has happened to them.
namespace normscope {

// The share of the new value in an update; NaN for a plain average, whose share falls.
double shareOfNew(const NormSettings& norm);

// The weights that the running value after this batch gives to its start value [0] and to the batches [1 ...].
std::vector<double> memoryWeights(const BatchScene& scene, Index batch);
// The batch after which the start value has less than 1 % of the weight, counted anew from a reset, and from
// a repair that has nothing to average; 0: none.
Index startForgottenAt(const BatchScene& scene, Index upTo);
inline constexpr double forgotten = 0.01;

// The batches before this one that a repair averages: neither refused nor with a NaN.
std::vector<Index> finiteBatches(const BatchScene& scene, Index before);

// Whether this happens to the running statistics before this batch; nothing does where none are kept.
bool happensAt(const BatchScene& scene, StreamEvent::Kind kind, Index batch);

// Features whose running statistics are not finite after this batch.
struct Spoilt {
    Index features = 0;
    bool chosen = false, mean = false, var = false; // mean, var: of the chosen feature if it is among them
    Index since = 0;                                // the batch that did it
};
Spoilt spoiltAt(const BatchScene& scene, Index batch);

Text memoryText(const BatchScene& scene);              // "half-life 6.6 batches"; empty: no running statistics
Text spoiltText(const BatchScene& scene);              // "Since batch 30 the running variance is NaN ..."
std::vector<Text> eventTexts(const BatchScene& scene); // up to the cursor, in order
Text refusedText(const BatchScene& scene);             // batches that BatchNorm did not take

} // namespace normscope
