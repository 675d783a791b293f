// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/batch_seeds.h"

// Parts of "What you see" on the Batch page.
namespace normscope {

Text lawWords(const BatchScene& scene);
Text perturbationWords(const BatchScene& scene);
Text conventionWords(const BatchScene& scene);
Text accuracyWords(const BatchScene& scene);
Text gapWords(const BatchScene& scene);
Text compositionWords(const BatchScene& scene);
Text paddingWords(const BatchScene& scene);

Text trainingWords(const BatchScene& scene); // while networks learn
TextArgument stressed(const Text& text);
TextArgument stressedShare(const SeedSpread& share); // "97 %"
TextArgument batchNormWord();
TextArgument layerNormWord();

} // namespace normscope
