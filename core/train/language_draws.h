// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/random.h"
#include "train/language_model.h"

#include <vector>

// What a language model draws beside its weights.
namespace normscope {

Random windowRandom(const LanguageSettings& settings);
// Where the windows of one training step start in the text, one after another.
std::vector<Index> drawWindowStarts(const LanguageSettings& settings, Random& random);
// Of generateCoupled, which draws it first and then one uniform number a character: places in the alphabet.
std::vector<int> drawPrompt(Random& random);

} // namespace normscope
